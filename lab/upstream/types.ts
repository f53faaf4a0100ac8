import type {ProgramComponent} from '../../lib/content/programData';
import type {RawOpenApi} from '../../tools/sync/api/readOpenApi';
import type {ReadMessage} from '../errors/mergeMessages';
import type {DescribedProgram} from '../langflow/describe';

/** A migration of the database: its revision, those before it, and what it does. */
export type DescribedMigration = {revision: string; before: string[]; title: string};
/** An installed package; only the project's own packages tell their Python and what they require. */
export type DescribedPackage = {version: string; python?: string | null; requires?: string[]};

/** What `describe_package.py` writes. */
export type DescribedPackages = {
  migrations: DescribedMigration[];
  packages: Record<string, DescribedPackage>;
  /** Words of the interface by their keys. */
  words: Record<string, {en: string; zh: string}>;
  templates: Record<string, {components: string[]}>;
  operations: RawOpenApi;
  /** A hash of each function and class of each Python file of the own packages; of what is outside of them under the empty name. */
  files: Record<string, Record<string, string>>;
};

/** Everything that is read from an installed version; each part is kept in a file of its own. */
export type VersionDescription = {
  release: string;
  program: DescribedProgram;
  package: DescribedPackages;
  errors: {messages: ReadMessage[]};
  components: Omit<ProgramComponent, 'since'>[];
};
