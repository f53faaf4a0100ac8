import type {Heading, List, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {type Answer, type AnswerGroup, groupRoute} from '../lib/errors/answers';
import {behindHan} from '../lib/errors/text';

const TAG = 'ErrorAnswers';
const parser = unified().use(remarkParse).use(remarkCjkFriendly);
const parse = (markdown: string) => parser.parse(markdown).children as RootContent[];

const heading = ({id, title}: Answer): Heading => ({
  type: 'heading',
  depth: 2,
  children: [{type: 'text', value: title}],
  data: {id, hProperties: {id}} as Heading['data'],
});

function causesOf({causes}: Answer): List {
  const children = causes.map(({when, do: steps}) => ({
    type: 'listItem' as const,
    spread: false,
    children: parse(`**${when}**：${steps}`) as List['children'][number]['children'],
  }));
  return {type: 'list', ordered: true, start: 1, spread: false, children};
}

/** One answer as a section: the message of the program, its meaning, and what to do, most likely cause first. */
const sectionOf = (answer: Answer): RootContent[] => [
  heading(answer),
  {type: 'code', lang: 'text', meta: 'wrap', value: [...answer.messages, ...answer.others].join('\n\n')},
  ...parse(`来自${behindHan(answer.from)}。${answer.meaning}`),
  causesOf(answer),
];

/** All answers by group, for readers without scripts. */
function indexOf(groups: readonly AnswerGroup[]): RootContent[] {
  return groups.flatMap(({name, title, answers}): RootContent[] => [
    {
      type: 'heading',
      depth: 3,
      children: [{type: 'link', url: groupRoute(name), children: [{type: 'text', value: title}]}],
      data: {id: name, hProperties: {id: name}} as Heading['data'],
    },
    {
      type: 'list',
      ordered: false,
      spread: false,
      children: answers.map(({id, title: answer}) => ({
        type: 'listItem',
        spread: false,
        children: [
          {type: 'paragraph', children: [{type: 'link', url: `${groupRoute(name)}#${id}`, children: [{type: 'text', value: answer}]}]},
        ],
      })),
    },
  ]);
}

function groupOf({attributes}: MdxJsxFlowElement): string | undefined {
  const value = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'group')?.value;
  return typeof value === 'string' ? value : undefined;
}

/**
 * Replaces `<ErrorAnswers group="…" />` by the answers of a group, and `<ErrorAnswers />` by the list of all. Must run before the plugins
 * of Docusaurus, which create the table of contents.
 */
export default function remarkErrorAnswers(groups: readonly AnswerGroup[]) {
  return (root: Root): void => {
    root.children = root.children.flatMap((child): RootContent[] => {
      if (child.type !== 'mdxJsxFlowElement' || child.name !== TAG) return [child];
      const name = groupOf(child);
      if (name === undefined) return indexOf(groups);
      const group = groups.find((one) => one.name === name);
      if (!group)
        throw new Error(
          `<${TAG} group="${name}" />：没有 errors/answers/${name}.yaml；可用的有 ${groups.map((one) => one.name).join('、')}`,
        );
      return group.answers.flatMap(sectionOf);
    });
  };
}
