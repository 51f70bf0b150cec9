/** Replaces the syntax highlighting of programming languages; see desk/bundle.ts. */
export default [];
