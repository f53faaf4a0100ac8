import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadFigures} from '../node/loadFigures';
import {eachWithFolder} from './figureFolder';

const folder = eachWithFolder();
const {errorOf} = folder;

describe('flows', () => {
  it('names every unknown component, field, port and highlight with its line, all at once', () => {
    expect(
      errorOf({
        'a/wrong.flow.yaml': `title: 流程
nodes:
  chat:
    component: Chat Input
    values:
      input_valeu: 你好
  model:
    component: Language Model
    show: [nothing]
  robot:
    component: Robot
edges:
  - chat.message -> model.prompt
  - chat.text -> model.input_value
  - nobody.message -> model.input_value
  - model.model_output -> model.input_value
  - chat -> model
  - robot.out -> model.input_value
highlight: [chat.nothing, robot]
`,
      }),
    ).toMatchInlineSnapshot(`
      "[figures] 配图文件有误：
        - figures/a/wrong.flow.yaml:6：节点 chat（Chat Input）没有字段“input_valeu”；可用的有 input_value
        - figures/a/wrong.flow.yaml:9：节点 model（Language Model）没有字段或端口“nothing”；可用的有 model_name、input_value、system_message、text_output、model_output
        - figures/a/wrong.flow.yaml:11：节点 robot：figures/components.yaml 里没有组件“Robot”；请在那里添加，或者在这个节点里写 gloss、icon、rows、outputs
        - figures/a/wrong.flow.yaml:13：节点 model 没有输入端口“prompt”；可用的有 input_value、system_message
        - figures/a/wrong.flow.yaml:14：节点 chat 没有输出端口“text”；可用的有 message
        - figures/a/wrong.flow.yaml:15：连线里的节点“nobody”不存在；可用的有 chat、model、robot
        - figures/a/wrong.flow.yaml:16：数据类型不匹配：model.model_output 输出 LanguageModel，而 model.input_value 接收 Message
        - figures/a/wrong.flow.yaml:17：连线应写成“节点.端口 -> 节点.端口”；收到的是“chat -> model”
        - figures/a/wrong.flow.yaml:19：要突出显示的“chat.nothing”不存在；可以写节点、节点.端口，或者 edges 里的一条连线
      写法见 figures/README.md。"
    `);
  });

  it('names missing and superfluous keys and wrong values', () => {
    expect(
      errorOf({
        'wrong.flow.yaml': `titel: 流程
nodes:
  chat:
    component: Chat Input
    icon: robot
    values: [1]
    colour: red
  own:
    rows:
      a: {label: A, types: [Massage]}
edges: chat.message -> own.a
`,
      }),
    ).toMatchInlineSnapshot(`
      "[figures] 配图文件有误：
        - figures/wrong.flow.yaml:1：title：必须有这个键
        - figures/wrong.flow.yaml:1：没有“titel”这个键；可用的有 title、alt、caption、text、marks、nodes、edges、highlight
        - figures/wrong.flow.yaml:5：nodes.chat.icon：应为 （图标） 之一；收到的是 "robot"
        - figures/wrong.flow.yaml:6：nodes.chat.values：应为键值对；收到的是 [1]
        - figures/wrong.flow.yaml:7：nodes.chat：没有“colour”这个键；可用的有 component、gloss、icon、rows、outputs、values、flow、show、mark、menu、note
        - figures/wrong.flow.yaml:8：nodes.own.component：必须有这个键
        - figures/wrong.flow.yaml:10：nodes.own.rows.a.types.0：应为 Message、Text、Data、DataFrame、JSON、Table、Tool、LanguageModel、Embeddings、Memory、BaseChatMemory、Agent、AgentExecutor、Document、VectorStore、Retriever、number 之一；收到的是 "Massage"
        - figures/wrong.flow.yaml:11：edges：应为列表；收到的是 "chat.message -> own.a"
      写法见 figures/README.md。"
    `);
  });

  it('says each mistake once, also where a value may be written in two ways', () => {
    expect(
      errorOf({
        'wrong.flow.yaml': `title: []
text: ''
marks: {12: 十二}
nodes:
  own:
    component: ''
    gloss: 自有
    icon: chat
    mark: 12345678901234567890
    menu: []
    rows:
      a: 1
      b: {lable: B, types: []}
    values:
      a: [1]
      b: 12345678901234567890
`,
        'empty.flow.yaml': 'title: 流程\nnodes: {}\n',
      }),
    ).toMatchInlineSnapshot(`
      "[figures] 配图文件有误：
        - figures/empty.flow.yaml:2：nodes：至少要有 1 个键
        - figures/wrong.flow.yaml:1：title：应为文字；收到的是 []
        - figures/wrong.flow.yaml:2：text：应为列表；收到的是 ""
        - figures/wrong.flow.yaml:3：marks：没有“12”这个键；可用的有 1 到 9 的编号
        - figures/wrong.flow.yaml:6：nodes.own.component：应为文字；收到的是空的
        - figures/wrong.flow.yaml:9：nodes.own.mark：数字太大，存不准；请改小
        - figures/wrong.flow.yaml:10：nodes.own.menu：至少要有 1 项
        - figures/wrong.flow.yaml:12：nodes.own.rows.a：应为文字或键值对；收到的是 1
        - figures/wrong.flow.yaml:13：nodes.own.rows.b.label：必须有这个键
        - figures/wrong.flow.yaml:13：nodes.own.rows.b.types：至少要有 1 项
        - figures/wrong.flow.yaml:13：nodes.own.rows.b：没有“lable”这个键；可用的有 label、types
        - figures/wrong.flow.yaml:15：nodes.own.values.a：应为文字或数字或 true 或 false；收到的是 [1]
        - figures/wrong.flow.yaml:16：nodes.own.values.b：数字太大，存不准；请加上引号
      写法见 figures/README.md。"
    `);
  });

  it('names what is wrong in the list of components', () => {
    expect(
      errorOf({'components.yaml': 'Chat Input:\n  gloss: 聊天输入\n  outputs:\n    message: {label: Chat Message}\n'}),
    ).toMatchInlineSnapshot(`
      "[figures] 配图文件有误：
        - figures/components.yaml:1：Chat Input.icon：必须有这个键
        - figures/components.yaml:4：Chat Input.outputs.message.types：必须有这个键
      写法见 figures/README.md。"
    `);
  });
});

describe('all figures', () => {
  it('reports mistakes in the notation', () => {
    expect(errorOf({'wrong.flow.yaml': 'title: 流程\nnodes: {chat: {component: Chat Input}\nedges: []\n'})).toMatchInlineSnapshot(`
      "[figures] 配图文件有误：
        - figures/wrong.flow.yaml:3：YAML 写法有误：Flow map in block collection must be sufficiently indented and end with a }
      写法见 figures/README.md。"
    `);
  });

  it('reports an empty file', () => {
    expect(errorOf({'empty.panel.yaml': ''})).toMatchInlineSnapshot(`
      "[figures] 配图文件有误：
        - figures/empty.panel.yaml:1：应为键值对；收到的是 null
      写法见 figures/README.md。"
    `);
  });

  it('reports keys that are given twice', () => {
    expect(errorOf({'wrong.diagram.yaml': 'title: 架构\ntitle: 又一个\nnodes:\n  a: {label: 甲}\n'})).toMatchInlineSnapshot(`
      "[figures] 配图文件有误：
        - figures/wrong.diagram.yaml:2：YAML 写法有误：Map keys must be unique
      写法见 figures/README.md。"
    `);
  });

  it('reports unknown kinds and names given twice', () => {
    const panel = 'title: 界面\ncontent:\n  - heading: 标题\n';
    expect(
      errorOf({
        'a/one.panel.yaml': panel,
        'a/one.diagram.yaml': 'title: 架构\nnodes:\n  a: {label: 甲}\n',
        'b/two.yaml': panel,
        'b/three.picture.yaml': panel,
      }),
    ).toMatchInlineSnapshot(`
      "[figures] 配图文件有误：
        - figures/a/one.panel.yaml:1：与 a/one.diagram.yaml 重名：页面只用“a/one”来引用，请改掉其中一个
        - figures/b/three.picture.yaml:1：文件名应以 .flow.yaml、.panel.yaml、.diagram.yaml 之一结尾
        - figures/b/two.yaml:1：文件名应以 .flow.yaml、.panel.yaml、.diagram.yaml 之一结尾
      写法见 figures/README.md。"
    `);
  });

  it('reports numbers without explanation and explanations without number', () => {
    expect(
      errorOf({
        'wrong.panel.yaml':
          'title: 界面\nmarks:\n  1: 标题\n  2: 没有\ncontent:\n  - heading: {text: 标题, mark: 1}\n  - list: [{text: 项, mark: 4}]\n',
      }),
    ).toMatchInlineSnapshot(`
      "[figures] 配图文件有误：
        - figures/wrong.panel.yaml:2：图里有编号 4，但 marks 没有说明它
        - figures/wrong.panel.yaml:2：编号应从 1 开始连续；图里有 1、4
        - figures/wrong.panel.yaml:4：marks 说明了 2，但图里没有这个编号
      写法见 figures/README.md。"
    `);
  });

  it('loads a folder without problems, in a stable order', () => {
    const panel = 'title: 界面\ncontent:\n  - heading: 标题\n';
    expect(errorOf({'b.panel.yaml': panel, 'a/c.panel.yaml': panel})).toBe('');
    expect(loadFigures(folder.dir).map(({name}) => name)).toEqual(['a/c', 'b']);
  });

  it('finds nothing in a folder that does not exist', () => {
    expect(loadFigures(path.join(folder.dir, 'none'))).toEqual([]);
  });
});
