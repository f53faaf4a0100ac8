declare module '*.cjs' {
  /** A loader of the bundler: source text in, source text out; some read their options from `this`. */
  // biome-ignore lint/suspicious/noConfusingVoidType: a function called by itself has no `this`
  const loader: (this: {getOptions: () => Record<string, unknown>} | void, source: string) => string;
  export default loader;
}
