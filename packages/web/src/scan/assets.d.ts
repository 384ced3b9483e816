/** The address under which Vite serves a file. */
declare module '*.wasm?url' {
  const address: string;
  export default address;
}
