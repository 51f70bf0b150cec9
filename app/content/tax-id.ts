const LETTERS_OF_PERSONS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const LETTERS_OF_COMPANIES = 'JABCDEFGHI';

/**
 * Whether the last sign of a Spanish tax number corresponds to the others: companies (CIF), residents (DNI) and foreigners
 * (NIE).
 * @param taxId nine signs without spaces
 * @see Orden EHA/451/2008 (companies), Real Decreto 1553/2005 (DNI), Orden INT/2058/2008 (NIE)
 */
export function isTaxId(taxId: string): boolean {
  const [, kind = '', digits = '', control = ''] = /^([A-Z\d])(\d{7})([A-Z\d])$/.exec(taxId) ?? [];
  const person = /[\dXYZ]/.test(kind);
  if (person) {
    const foreign = 'XYZ'.indexOf(kind);
    return LETTERS_OF_PERSONS[Number(`${foreign < 0 ? kind : foreign}${digits}`) % 23] === control;
  }
  // Spaniards without a DNI, and foreigners without a NIE, count as persons too.
  if (/[KLM]/.test(kind)) return LETTERS_OF_PERSONS[Number(digits) % 23] === control;
  if (!/[ABCDEFGHJNPQRSUVW]/.test(kind)) return false;
  const sum = [...digits].reduce((total, digit, index) => {
    const counted = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(counted / 10) + (counted % 10);
  }, 0);
  const expected = (10 - (sum % 10)) % 10;
  const letter = LETTERS_OF_COMPANIES[expected];
  if (/[ABEH]/.test(kind)) return control === String(expected);
  if (/[NPQRSW]/.test(kind)) return control === letter;
  return control === String(expected) || control === letter;
}
