import type {Report} from './defineVersionData';

/** Names in a file, and those of the program. */
export type ComparedNames = {
  /** What the names stand for, for messages: `设置`. */
  kind: string;
  /** Keys in the file; the last part is the name. */
  names: readonly (readonly [...PropertyKey[], string])[];
  /** The program's, by name. */
  known: object;
  /** Names that the file must contain. */
  told: readonly string[];
};

/** Reports names that the program does not have, that are there twice, or that are missing. */
export function reportNames({kind, names: keys, known, told}: ComparedNames, report: Report): void {
  const names = keys.map((key) => key.at(-1));
  keys.forEach((key, index) => {
    const name = key.at(-1) ?? '';
    if (!Object.hasOwn(known, name)) report(key, `程序没有这个${kind}；改正名字，或者删去`);
    if (names.indexOf(name) < index) report(key, '写了不止一次；只留一处');
  });
  for (const name of told) if (!names.includes(name)) report([], `${name}：程序有这个${kind}，这里没有；加上一句话`);
}
