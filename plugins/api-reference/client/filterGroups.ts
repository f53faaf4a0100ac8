import type {LandingGroup} from '../types';

const fold = (text: string) => text.normalize('NFKC').toLowerCase();

/** Keeps the operations whose title, group, method and path together contain every word of the query. */
export function filterGroups(groups: readonly LandingGroup[], query: string): readonly LandingGroup[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return groups;
  return groups
    .map((group) => ({
      ...group,
      operations: group.operations.filter(({title, method, path, slug}) => {
        const text = fold(`${group.label} ${title} ${method} ${path} ${slug}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter((group) => group.operations.length > 0);
}
