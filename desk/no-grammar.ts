/** Replaces the syntax highlighting of programming languages; see tools/desk/bundle.ts. */
export default [];
