const AMOUNT = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/;

/** Cents of an amount as it is typed, such as `1,250.50`; null for any other text. */
export function centsOf(text: string): number | null {
  const found = AMOUNT.exec(text.trim());
  if (found === null) return null;
  const [, whole = '', fraction = ''] = found;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0') || '0');
  return Number.isSafeInteger(cents) && cents > 0 ? cents : null;
}

/** `1250.50`, as it is typed. */
export const dollarsOf = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
