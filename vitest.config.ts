import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{plugins,remark,scripts,site,src}/**/__tests__/**/*.test.ts?(x)'],
    env: {TZ: 'UTC'},
  },
});
