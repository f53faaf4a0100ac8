declare module '*.cjs' {
  const loader: (source: string) => string;
  export default loader;
}
