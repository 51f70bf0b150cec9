/** Parameters of the query that carry a choice into the quote form; `quoteAddress` writes them. */
export const QUOTE_PARAMETERS = { kind: 'tipo', work: 'obra' } as const;
