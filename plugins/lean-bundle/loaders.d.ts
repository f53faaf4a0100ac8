declare module '*.cjs' {
  /** A loader of the bundler: source text in, source text out. */
  const loader: (this: {getOptions: () => Record<string, unknown>} | undefined, source: string) => string;
  export default loader;
}
