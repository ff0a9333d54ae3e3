/** US dollars as a person types them: `1200`, `1200.50`. */
export const dollarsOf = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);

/** US cents of a typed amount, as `1,200.5`; undefined for what is no amount. */
export function centsOf(text: string): number | undefined {
  const plain = text.trim().replaceAll(',', '');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined;
}

/** A whole number of a typed text; undefined for what is none. */
export const wholeOf = (text: string): number | undefined =>
  /^\d{1,4}$/.test(text.trim()) ? Number(text.trim()) : undefined;
