import {describe, expect, it} from 'vitest';
import type {ProgramSetting} from '../../content/programData';
import {settingsData} from '../settings';
import {render, versionWith} from './versionWith';

const setting = (more: Partial<ProgramSetting>): ProgramSetting => ({types: ['str'], default: '', group: 'A', since: '1.5', ...more});
const KNOWN = {
  LANGFLOW_HOST: setting({default: 'localhost'}),
  LANGFLOW_AUTO_LOGIN: setting({types: ['bool'], default: false, changed: [{in: '1.13.0', from: true}]}),
  LANGFLOW_SECRET_KEY: setting({types: ['SecretStr'], since: '1.12.3'}),
  LANGFLOW_MODE: setting({default: null, since: '1.11.0', choices: ['a', 'b']}),
};
const versionOf = (settings: string) =>
  versionWith({
    'program/settings.json': {release: '1.13.0', settings: KNOWN},
    'settings.yaml': `- group: 服务器\n  page: /server\n  settings:\n${settings}`,
  });
const VERSION = versionOf(`    LANGFLOW_HOST: 主机；容器里用 \`0.0.0.0\`。
    LANGFLOW_AUTO_LOGIN: 自动登录。
    LANGFLOW_SECRET_KEY: {text: 密钥。, default: 自动生成}
    LANGFLOW_MODE: {text: 方式。, secret: true}
`);

describe('settings.yaml', () => {
  it('joins the program data with descriptions', () => {
    const [group] = settingsData.read(VERSION) ?? [];
    expect(group?.settings.slice(1)).toEqual([
      {...KNOWN.LANGFLOW_AUTO_LOGIN, name: 'LANGFLOW_AUTO_LOGIN', text: '自动登录。', shownDefault: undefined, isSecret: false},
      {...KNOWN.LANGFLOW_SECRET_KEY, name: 'LANGFLOW_SECRET_KEY', text: '密钥。', shownDefault: '自动生成', isSecret: true},
      {...KNOWN.LANGFLOW_MODE, name: 'LANGFLOW_MODE', text: '方式。', shownDefault: undefined, isSecret: true},
    ]);
  });

  it('refuses unknown and missing names', () => {
    const bad = versionOf(
      '    LANGFLOW_HOST: 主机。\n    LANGFLOW_PROT: 端口。\n    LANGFLOW_AUTO_LOGIN: 登录。\n    LANGFLOW_MODE: 方式。\n',
    );
    expect(() => settingsData.read(bad)).toThrowErrorMatchingInlineSnapshot(`
      [Error: site/1.13/settings.yaml 与 site/1.13/program/settings.json 不符：
        - site/1.13/settings.yaml:5：[0].settings.LANGFLOW_PROT：程序没有这个设置；改正名字，或者删去
        - site/1.13/settings.yaml:1：LANGFLOW_SECRET_KEY：程序有这个设置，这里没有；加上一句话]
    `);
  });

  it('refuses a description that is not a sentence', () =>
    expect(() => settingsData.read(versionOf('    LANGFLOW_HOST: 主机\n'))).toThrow(
      'site/1.13/settings.yaml:4：[0].settings.LANGFLOW_HOST：',
    ));
});

describe('SettingsTable', () => {
  it('lists every setting with its type, default, group and release', async () =>
    expect(await render(settingsData, VERSION, '<SettingsTable />')).toMatchSnapshot());

  it('is refused in a version whose program was not described', () =>
    expect(render(settingsData, versionWith({'settings.yaml': '[]'}), '<SettingsTable />')).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: 页面有误：
        - docs/page.mdx:1：<SettingsTable>：这个版本没有 site/1.13/settings.yaml 或 site/1.13/program/settings.json；加上它，或者删去这个元素；后者用 npm run langflow -- describe 读出来]
    `));
});
