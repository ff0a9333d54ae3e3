/** The number of an order, as people say it and scanners read it: `L-100023` for tests, `P-100023` for medicines. */
export const ORDER_NUMBER = /^[LP]-\d{6,}$/;

/** Longest number that is typed or scanned: of an order, or of a laboratory's own tube. */
export const SCANNED_MAX = 40;

/** A typed or scanned number as it is stored: scanners and people add spaces, leave out the hyphen, or use small letters. */
export function scannedNumber(text: string): string {
  const plain = text.normalize('NFKC').trim().toUpperCase();
  const [, kind, digits] = /^([LP])[\s_-]*(\d{6,})$/.exec(plain) ?? [];
  return kind === undefined ? plain : `${kind}-${digits ?? ''}`;
}
