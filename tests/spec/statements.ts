import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {z} from 'zod';

const ROOT = path.join(__dirname, '../..');
const FOLDER = 'tests/spec/statements';
/** Between the file of a test and its title. */
const SEPARATOR = ' › ';

const text = z.string().trim().min(1);
const rowSchema = z
  .strictObject({
    /** What the specification states, in words of this repository. */
    says: text,
    /** Tests that prove it: `file › title`. */
    tests: z.array(text.includes(SEPARATOR)).min(1).optional(),
    /** A script of package.json that proves it on the built site. */
    command: text.optional(),
    /** Why it cannot be observed; such a row has no proof. */
    reason: text.optional(),
    /** What else a reader of the row should know. */
    note: text.optional(),
  })
  .refine(({tests, command, reason}) => (tests !== undefined || command !== undefined) !== (reason !== undefined), {
    message: '应有 tests 或 command，或者只有 reason',
  });
const sectionSchema = z.record(text, z.array(rowSchema).min(1));

/** A test that a statement names. */
export type NamedTest = {file: string; title: string};

/** A statement of the specification and what proves it. */
export type Statement = {
  /** Section of the specification, such as `2-screens`, and the heading within it. */
  section: string;
  heading: string;
  says: string;
  tests: NamedTest[];
  command: string | undefined;
  reason: string | undefined;
};

function toNamedTest(reference: string): NamedTest {
  const end = reference.indexOf(SEPARATOR);
  return {file: reference.slice(0, end), title: reference.slice(end + SEPARATOR.length)};
}

function readSection(file: string): {statements: Statement[]; problems: string[]} {
  const section = file.replace(/\.yaml$/, '');
  const {data, error} = sectionSchema.safeParse(parse(readFileSync(path.join(ROOT, FOLDER, file), 'utf8')));
  if (error) return {statements: [], problems: error.issues.map((issue) => `${FOLDER}/${file} ${issue.path.join('.')}：${issue.message}`)};
  const statements = Object.entries(data).flatMap(([heading, rows]) =>
    rows.map(({says, tests = [], command, reason}) => ({section, heading, says, tests: tests.map(toNamedTest), command, reason})),
  );
  return {statements, problems: []};
}

/**
 * Reads the table of what the specification states and which test proves it.
 *
 * @throws Error that lists every row that is not written as it should be.
 */
export function readStatements(): Statement[] {
  const sections = readdirSync(path.join(ROOT, FOLDER)).sort().map(readSection);
  const problems = sections.flatMap((section) => section.problems);
  if (problems.length > 0) throw new Error(`规格陈述表有误：\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  return sections.flatMap(({statements}) => statements);
}

/** The text of a file of the repository, or `undefined` when there is none. */
export function readSource(file: string): string | undefined {
  const absolute = path.join(ROOT, file);
  return existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
}
