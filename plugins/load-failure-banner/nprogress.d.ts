declare module 'nprogress' {
  const nprogress: {done: () => void};
  export default nprogress;
}
