/** A place in PostgreSQL's write-ahead log, in bytes; written `16/B374D848`. Later writes have higher ones. */
export type WalPosition = bigint;

const TEXT = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i;

/** @returns undefined for what is no position */
export function parsePosition(text: string | undefined): WalPosition | undefined {
  const [, high, low] = TEXT.exec(text ?? '') ?? [];
  return high === undefined || low === undefined ? undefined : (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

export const later = (one: WalPosition, other: WalPosition): WalPosition => (one > other ? one : other);
