import {existsSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {InputError} from '../../../../lib/input/inputError';
import {readInputText} from '../../../../lib/input/readInput';
import {TOPICS_FILE} from '../figureFiles';
import {checkSchema, someNamed, someOf, words} from '../yaml/schema';
import {formatYamlProblems, parseYamlSource} from '../yaml/yamlSource';

const address = words.refine((value) => value.startsWith('/'), '应以 / 开头');
const TOPICS = someNamed(
  z.strictObject({
    components: someOf(words).optional(),
    pages: someOf(address).optional(),
    except: someOf(address).optional(),
    needsKey: z.literal(false).optional(),
  }),
);

/** Topics of flows, by the word that readers see, in their order. */
export type Topics = z.output<typeof TOPICS>;

/** What the topics of a flow depend on; `routes` are the addresses of its pages within their version. */
export type TopicFacts = {components: readonly string[]; routes: readonly string[]; needsKey: boolean};

/**
 * Reads the topics of a folder of figures; none if it has no such file.
 *
 * @throws InputError that lists all problems with their lines
 */
export function readTopics(dir: string): Topics {
  const file = path.join(dir, TOPICS_FILE);
  const name = `${path.basename(dir)}/${TOPICS_FILE}`;
  if (!existsSync(file)) return {};
  const source = parseYamlSource(name, readInputText({path: file, name}));
  const topics = source.problems.length > 0 ? undefined : checkSchema(source, TOPICS);
  if (!topics) throw new InputError(`[figures] 流程的筛选条件有误：\n${formatYamlProblems(source.problems)}`);
  return topics;
}

const isAt = (route: string, places: readonly string[] = []) =>
  places.some((place) => (place.endsWith('-') ? route.startsWith(place) : route === place));

/**
 * Checks that every component and page of the topics is that of some flow: a typing error would silently leave flows out.
 *
 * @throws InputError that lists all names that no flow has
 */
export function checkTopics(topics: Topics, facts: readonly TopicFacts[], file: string): void {
  const components = new Set(facts.flatMap((one) => one.components));
  const routes = facts.flatMap((one) => one.routes);
  const problems = Object.entries(topics).flatMap(([topic, {components: wanted = [], pages = [], except = []}]) => [
    ...wanted.filter((name) => !components.has(name)).map((name) => `${topic}.components：没有一个流程有组件“${name}”`),
    ...[...pages, ...except]
      .filter((place) => !routes.some((route) => isAt(route, [place])))
      .map((place) => `${topic}：没有一个流程在页面“${place}”上`),
  ]);
  if (problems.length > 0)
    throw new InputError(`[figures] ${file} 里写了没有的东西，改正或删去：\n${problems.map((one) => `  - ${one}`).join('\n')}`);
}

/** The topics that a flow belongs to. */
export function topicsOf(topics: Topics, {components, routes, needsKey}: TopicFacts): string[] {
  return Object.entries(topics)
    .filter(
      ([, topic]) =>
        topic.components?.some((component) => components.includes(component)) ||
        routes.some((route) => isAt(route, topic.pages) && !isAt(route, topic.except)) ||
        topic.needsKey === needsKey,
    )
    .map(([name]) => name);
}
