/** Minified code of one of our scripts, to be written into the document: see pipeline/vite/inline-scripts.ts. */
declare module '*?inline-script' {
  const code: string;
  export default code;
}
