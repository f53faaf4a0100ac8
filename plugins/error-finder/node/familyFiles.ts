import type {Family} from '../../../lib/errors/families';
import {type FamilyDetail, type ModuleSource, writeFamilies} from '../../../lib/errors/matchFamily';
import type {Subsystem} from '../../../lib/errors/subsystems';
import {FAMILIES_NAME, familyFile, MODULES_NAME, type NamedSubsystem, PARTS_NAME} from '../types';
import {createRenderer} from './renderMarkdown';

/** Renders the families for the page. Braces in Markdown stay, so that the page can fill in the reader's words. */
function renderFamilies(families: readonly Family[], baseUrl: string): FamilyDetail[] {
  const render = createRenderer(baseUrl);
  return families.map(({id, title, module, kind, patterns, meaning, causes}) => ({
    id,
    title,
    patterns,
    meaning: render(meaning),
    causes: causes.map(({only, when, do: steps}) => ({when: render(when), do: render(steps), ...(only && {only})})),
    ...(module && {isModule: true}),
    ...(kind && {kind}),
  }));
}

/** Data for messages without an answer of their own. */
export type FamilySources = {
  families: readonly Family[];
  modules: Record<string, ModuleSource>;
  subsystems: readonly Subsystem[];
  baseUrl: string;
};

/** Files with the families, with what brings each module and with the parts of the program, by name in the folder of the index. */
export function familyFiles({families, modules, subsystems, baseUrl}: FamilySources): [name: string, content: string][] {
  const parts = subsystems.map(({prefix, title, page}): NamedSubsystem => ({prefix, title, ...(page && {to: baseUrl + page.slice(1)})}));
  const rendered = renderFamilies(families, baseUrl);
  // Families of the program are known by the message, so their patterns are not needed to find them.
  const patterns = rendered.filter(({kind}) => kind !== 'program');
  return [
    [FAMILIES_NAME, writeFamilies(patterns)],
    ...rendered.map((family): [string, string] => [familyFile(family.id), JSON.stringify(family)]),
    [MODULES_NAME, JSON.stringify(modules)],
    [PARTS_NAME, JSON.stringify(parts)],
  ];
}
