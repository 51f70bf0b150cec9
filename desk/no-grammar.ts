/** Stands for the grammars of programming languages. */
export default [];
