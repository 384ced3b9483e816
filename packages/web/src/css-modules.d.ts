/** Class names of a stylesheet, as Vite hands them to the importing file. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>;
  export default names;
}
declare module '*.css' {}
