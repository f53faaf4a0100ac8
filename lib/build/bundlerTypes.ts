import type {Plugin} from '@docusaurus/types';

type BundlerConfig = Exclude<ReturnType<NonNullable<Plugin['configureWebpack']>>, void>;
/** A plugin of the bundler in its short form, a function. */
type BundlerPlugin = Extract<NonNullable<BundlerConfig['plugins']>[number], (...values: never[]) => void>;

/** The bundler, as its plugins see it. Docusaurus describes it with the types of webpack, also for Rspack. */
export type Compiler = Parameters<BundlerPlugin>[0];
/** One run of the bundler. */
export type Compilation = ReturnType<Compiler['createCompilation']>;
/** A bundled module. */
export type BundledModule = Compilation['modules'] extends Set<infer Item> ? Item : never;
