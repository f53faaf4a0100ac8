import {defineConfig} from 'vitest/config';

// Dates in tests mean the same everywhere.
process.env.TZ = 'UTC';

export default defineConfig({
  test: {include: ['{plugins,remark,scripts,site,src}/**/__tests__/**/*.test.{ts,tsx}']},
});
