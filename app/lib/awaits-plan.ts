/**
 * Class of `html` from the first paint until the calculator shows the case that the address holds: until then it has
 * counted another one, which must not be taken for it.
 */
export const AWAITS_PLAN = 'awaits-plan';
