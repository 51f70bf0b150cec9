/** Parameter of the query that holds a case of the calculator: on its own page, and on the quote page. */
export const PLAN = 'plan';
