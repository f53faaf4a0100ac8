import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readFigurePorts} from '../node/readPorts';
import {eachWithFolder} from './figureFolder';

const folder = eachWithFolder();
const chat = (type: string) => JSON.stringify({'Chat Input': {type, fields: {input_value: []}, outputs: {message: ['Message']}}});

function read(files: Record<string, string>) {
  mkdirSync(path.join(folder.dir, 'ports'));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder.dir, 'ports', file), text);
  return readFigurePorts(folder.dir);
}

describe('readPorts', () => {
  it('tells of a figure in the folder of a version what that one has, of others what the oldest has', () => {
    const portsOf = read({'1.10.json': chat('Ten'), '1.5.json': chat('Five'), 'notes.txt': ''});
    const typeOf = (file: string) => portsOf(file)?.['Chat Input']?.type;
    expect(typeOf('1.10/a.flow.yaml')).toBe('Ten');
    expect(typeOf('flows/a.flow.yaml')).toBe('Five');
    expect(typeOf('2.0/a.flow.yaml')).toBeUndefined();
  });

  it('knows nothing without lists', () => expect(readFigurePorts(folder.dir)('a.flow.yaml')).toBeUndefined());

  it('names every mistake with file, key, what was expected and what came, and how to mend it', () => {
    const wrong = {
      A: {type: '', fields: {x: 'Message'}, outputs: {}},
      B: {type: 'B', outputs: {}, fields: {}, dynamic: false, more: 1},
      C: [],
    };
    expect(() => read({'1.5.json': JSON.stringify(wrong)})).toThrowErrorMatchingInlineSnapshot(`
      [Error: figures/ports/1.5.json 有误：
        - A.type：应为组件在程序里的名字；收到的是 ""
        - A.fields.x：应为数据类型的列表；收到的是 "Message"
        - B.dynamic：应为true；没有选择之后才出现的端口时，去掉这个键；收到的是 false
        - B.more：没有这个键；删去它，或者改正（这里应为含 type、fields、outputs 的键值对）
        - C：应为含 type、fields、outputs 的键值对；收到的是 []
      这个文件不手写：运行 npm run try -- --version <Langflow 的版本> --only flows 重新写出，或者从版本历史里恢复它。]
    `);
  });

  it('names a file that holds no JSON, and one with a wrong name', () => {
    expect(() => read({'1.5.json': '{'})).toThrow('figures/ports/1.5.json 不是有效的 JSON');
    writeFileSync(path.join(folder.dir, 'ports', 'v1.json'), '{}');
    expect(() => readFigurePorts(folder.dir)).toThrow('文件名应为“版本.json”，例如 1.5.json；收到的是 "v1.json"');
  });
});
