/** Parameter of the query that names the group of works to be shown: the anchor of the group. */
export const FILTER = 'obras';

/** Parameter of the query that holds a case of the calculator: on its own page, and on the quote page. */
export const PLAN = 'plan';

/** Parameters of the query that carry a choice into the quote form; `quoteAddress` writes them. */
export const QUOTE_PARAMETERS = { kind: 'tipo', work: 'obra' } as const;
