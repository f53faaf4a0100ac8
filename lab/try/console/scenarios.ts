import type {Locator} from '@playwright/test';
import type {Resources} from '../operations/resources';

/** One thing that a reader does in the console of an API page, and what they are to see. */
export type Scenario = {
  slug: string;
  title: string;
  /** Key in the field: a right one, a wrong one, or none. */
  key: 'right' | 'wrong' | 'none';
  /** Another server than the running one: none, or a gateway before it that takes the headers of CORS away. */
  server?: 'gone' | 'strict';
  act?: (console: Locator, make: Resources) => Promise<unknown>;
  /** Texts that must come to stand in the console. */
  seen: readonly (string | RegExp)[];
};

const fill = (label: string, value: (make: Resources) => Promise<string>) => async (console: Locator, make: Resources) =>
  console.getByLabel(label).fill(await value(make));

/** What is tried in the console, in order. */
export const SCENARIOS: readonly Scenario[] = [
  {slug: 'get-version', title: '读取版本', key: 'none', seen: ['200 OK', '"main_version"']},
  {
    slug: 'simplified-run-flow',
    title: '运行流程',
    key: 'right',
    act: fill('flow_id_or_name', (make) => make.flow()),
    seen: ['200 OK', '"session_id": "chat-001"', '用一句话介绍 Langflow'],
  },
  {
    slug: 'simplified-run-flow',
    title: '流式运行',
    key: 'right',
    act: async (console, make) => {
      await console.getByLabel('flow_id_or_name').fill(await make.flow());
      await console.getByLabel('stream').selectOption('true');
    },
    seen: ['200 OK', /共 \d+ 条消息/],
  },
  {
    slug: 'upload-user-file-1',
    title: '上传文件',
    key: 'right',
    act: (console) => console.getByLabel('file').setInputFiles({name: '笔记.txt', mimeType: 'text/plain', buffer: Buffer.from('内容')}),
    seen: ['201', '"name": "笔记"'],
  },
  {slug: 'read-current-user', title: '没有密钥', key: 'none', seen: ['403', '填写 API 密钥']},
  {slug: 'read-current-user', title: '密钥不对', key: 'wrong', seen: ['403', /密钥/]},
  {
    slug: 'read-flow',
    title: '没有这个流程',
    key: 'right',
    act: fill('flow_id', async () => '00000000-0000-4000-8000-000000000000'),
    seen: ['404'],
  },
  {slug: 'read-flow', title: 'ID 不对', key: 'right', act: fill('flow_id', async () => 'x'), seen: [/UUID/]},
  {slug: 'get-version', title: '服务器不在', key: 'none', server: 'gone', seen: ['检查 Langflow 是否正在运行']},
  {
    slug: 'get-version',
    title: '网关去掉了 CORS 响应头',
    key: 'none',
    server: 'strict',
    seen: ['不允许本页读取它（CORS）', 'Access-Control-Allow-Origin'],
  },
];
