import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {parseSettings, type SettingGroup} from '../../lib/content/settings';
import remarkSettingsTable from '../remarkSettingsTable';

const GROUPS = parseSettings(
  `- group: 服务器
  page: /server
  settings:
    LANGFLOW_HOST: 主机；容器里用 \`0.0.0.0\`。
    LANGFLOW_AUTO_LOGIN: 自动登录。
    LANGFLOW_SECRET_KEY: {text: 密钥。, default: 自动生成}
    LANGFLOW_MODE: 方式。
`,
  'settings.yaml',
  {
    LANGFLOW_HOST: {types: ['str'], default: 'localhost', group: 'A', since: '1.5'},
    LANGFLOW_AUTO_LOGIN: {types: ['bool'], default: false, group: 'A', since: '1.5', changed: [{in: '1.13.0', from: true}]},
    LANGFLOW_SECRET_KEY: {types: ['SecretStr'], default: '', group: 'A', since: '1.12.3'},
    LANGFLOW_MODE: {types: ['str'], default: null, group: 'A', since: '1.11.0', choices: ['a', 'b']},
  },
);

const render = async (groups: SettingGroup[] | undefined) =>
  String(
    await unified()
      .use(remarkParse)
      .use(remarkMdx)
      .use(remarkGfm)
      .use(remarkSettingsTable, groups)
      .use(remarkStringify)
      .process('<SettingsTable />'),
  );

describe('remarkSettingsTable', () => {
  it('lists every setting with its type, default, group and release', async () => expect(await render(GROUPS)).toMatchSnapshot());

  it('refuses the tag in a version whose program was not described', () => expect(render(undefined)).rejects.toThrow('settings.yaml'));
});
