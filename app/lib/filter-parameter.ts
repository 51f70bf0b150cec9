/** Parameter of the query that names the group of works to be shown: the anchor of the group. */
export const FILTER = 'obras';
