import {describe, expect, it} from 'vitest';
import type {ProgramSetting} from '../programData';
import {parseSettings} from '../settings';

const setting = (more: Partial<ProgramSetting> = {}): ProgramSetting => ({
  types: ['str'],
  default: '',
  group: 'Some',
  since: '1.5',
  ...more,
});
const KNOWN = {LANGFLOW_HOST: setting({default: 'localhost'}), LANGFLOW_KEY: setting({types: ['SecretStr']}), LANGFLOW_URL: setting()};
const parse = (settings: string) => parseSettings(`- group: 服务器\n  page: /server\n  settings: ${settings}`, 'settings.yaml', KNOWN);

describe('parseSettings', () => {
  it('joins what the program says with our words', () => {
    const [group] = parse('{LANGFLOW_HOST: 主机。, LANGFLOW_KEY: 密钥。, LANGFLOW_URL: {text: 地址。, secret: true, default: 自动}}');
    expect(group?.settings).toEqual([
      {...KNOWN.LANGFLOW_HOST, name: 'LANGFLOW_HOST', text: '主机。', shownDefault: undefined, isSecret: false},
      {...KNOWN.LANGFLOW_KEY, name: 'LANGFLOW_KEY', text: '密钥。', shownDefault: undefined, isSecret: true},
      {...KNOWN.LANGFLOW_URL, name: 'LANGFLOW_URL', text: '地址。', shownDefault: '自动', isSecret: true},
    ]);
  });

  it('refuses a name that the program does not have, and one without a sentence', () =>
    expect(() => parse('{LANGFLOW_HOST: 主机。, LANGFLOW_KEY: 密钥。, LANGFLOW_PROT: 端口。}')).toThrow(
      /LANGFLOW_PROT：程序没有这个设置.*\n.*LANGFLOW_URL：程序有这个设置，这里没有/,
    ));

  it('refuses what is no sentence', () => expect(() => parse('{LANGFLOW_HOST: 主机}')).toThrow('以句号结尾的一句话'));
});
