/** Whether the owner has set an `analyticsId`. Code behind it is left out of the build of a site that has none. */
declare const __MEASURING__: boolean;

/** Whether the owner has set a YouTube or Vimeo video (`video`). Code behind it is left out of the build without one. */
declare const __FILM__: boolean;

/** Minified code of one of our scripts, to be written into the document: see pipeline/vite/inline-scripts.ts. */
declare module '*?inline-script' {
  const code: string;
  export default code;
}
