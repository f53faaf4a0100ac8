import type {BlockContent, RootContent} from 'mdast';
import {type AnswerGroup, type ErrorAnswer, groupRoute} from '../lib/errors/answers';
import {behindHan} from '../lib/errors/text';
import {heading, link, list, paragraph} from '../lib/mdast/nodes';
import {findEntry, type PageElements} from '../lib/versionData/pageElement';
import {parseMarkdown} from './parseMarkdown';

/** One answer as a section: the message of the program, its meaning, and what to do, most likely cause first. */
const sectionOf = ({id, title, messages, others, from, meaning, causes}: ErrorAnswer): RootContent[] => [
  heading(2, id, title),
  {type: 'code', lang: 'text', meta: 'wrap', value: [...messages, ...others].join('\n\n')},
  ...parseMarkdown(`这条报错来自${behindHan(from)}。${meaning}`),
  list(
    causes.map(({when, do: steps}) => parseMarkdown(`**${when}**：${steps}`) as BlockContent[]),
    {ordered: true},
  ),
];

/** All answers by group, for readers without scripts. */
const indexOf = (groups: readonly AnswerGroup[]): RootContent[] =>
  groups.flatMap(({name, title, answers}) => [
    heading(3, name, link(groupRoute(name), title)),
    list(answers.map(({id, title: answer}) => paragraph(link(`${groupRoute(name)}#${id}`, answer)))),
  ]);

/** Elements of the pages of answers to error messages. */
export const ERROR_ANSWER_ELEMENTS: PageElements<readonly AnswerGroup[]> = {
  ErrorAnswers: {
    usage: '<ErrorAnswers group="api" />',
    about: '一组报错的原因和办法，来自 `errors/answers/<组>.yaml`；不写 `group` 就列出全部的标题',
    fill(groups, place) {
      if (place.attribute('group') === undefined) return indexOf(groups);
      const byName = new Map(groups.map((group) => [group.name, group]));
      return findEntry(place, 'group', byName, 'errors/answers/').answers.flatMap(sectionOf);
    },
  },
};
