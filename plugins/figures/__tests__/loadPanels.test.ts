import {describe, expect, it} from 'vitest';
import {eachWithFolder} from './figureFolder';

const {errorOf} = eachWithFolder();

describe('panels', () => {
  it('names every unknown piece and key with its line', () => {
    expect(
      errorOf({
        'wrong.panel.yaml': `title: 界面
content:
  - window:
      title: 窗口
      content:
        - buton: 新建
        - button:
            text: 新建
            colour: red
        - {heading: 一, text: 二}
        - row: 不是列表
        - table: {head: [甲, 乙], rows: [[1, 2]], phone: [丙]}
        - table: {head: [甲, 1], rows: 不是列表, phone: ['1', 丙]}
        - columns:
            - content:
                - list:
                    - 只有文字
                    - {text: 项, icon: robot}
  - window: {title: 没有内容}
`,
      }),
    ).toMatchInlineSnapshot(`
      "[figures] 配图文件有误：
        - figures/wrong.panel.yaml:6：没有“buton”这种部件；可用的有 window、box、canvas、columns、row、space、heading、text、code、divider、button、icon、badge、field、toggle、tabs、list、menu、table、chat、steps
        - figures/wrong.panel.yaml:9：content.0.window.content.1.button：没有“colour”这个键；可用的有 text、gloss、icon、kind、mark、highlight
        - figures/wrong.panel.yaml:10：每一项应是一个部件，只有一个键，比如“- heading: 项目”；收到的是 这几个键：heading、text
        - figures/wrong.panel.yaml:11：content.0.window.content.3.row：应为部件的列表；收到的是 "不是列表"
        - figures/wrong.panel.yaml:12：content.0.window.content.4.table.phone.0：应为 上面列出的名字 之一；收到的是 "丙"
        - figures/wrong.panel.yaml:13：content.0.window.content.5.table.rows：应为列表；收到的是 "不是列表"
        - figures/wrong.panel.yaml:13：content.0.window.content.5.table.phone.1：应为 上面列出的名字 之一；收到的是 "丙"
        - figures/wrong.panel.yaml:16：content.0.window.content.6.columns.0.content.0.list.items.0：应为键值对；收到的是 "只有文字"
        - figures/wrong.panel.yaml:16：content.0.window.content.6.columns.0.content.0.list.items.1.icon：应为 （图标） 之一；收到的是 "robot"
        - figures/wrong.panel.yaml:19：content.1.window.content：必须有这个键
      写法见 figures/README.md。"
    `);
  });
});

describe('diagrams', () => {
  it('names unknown nodes and groups and mistaken lines', () => {
    expect(
      errorOf({
        'wrong.diagram.yaml': `title: 架构
direction: left
nodes:
  a: {label: 甲}
`,
        'wrong-too.diagram.yaml': `title: 架构
groups:
  one: {label: 一, group: two}
  two: {label: 二, group: one}
nodes:
  a: {label: 甲, group: three}
  one: {label: 乙}
edges:
  - a -> b
  - a - one
  - c ..> a: 说明
`,
      }),
    ).toMatchInlineSnapshot(`
      "[figures] 配图文件有误：
        - figures/wrong-too.diagram.yaml:3：分组 one 套进了它自己
        - figures/wrong-too.diagram.yaml:3：“one”既是分组又是节点；请改掉其中一个名字
        - figures/wrong-too.diagram.yaml:4：分组 two 套进了它自己
        - figures/wrong-too.diagram.yaml:6：a 的分组“three”不存在；可用的有 one、two
        - figures/wrong-too.diagram.yaml:9：连线里的节点或分组“b”不存在；可用的有 a、one、two
        - figures/wrong-too.diagram.yaml:10：连线应写成“节点 -> 节点”“节点 <-> 节点”或“节点 ..> 节点”，后面可以加“: 说明”；收到的是“a - one”
        - figures/wrong-too.diagram.yaml:11：连线里的节点或分组“c”不存在；可用的有 a、one、two
        - figures/wrong.diagram.yaml:2：direction：应为 right、down 之一；收到的是 "left"
      写法见 figures/README.md。"
    `);
  });
});
