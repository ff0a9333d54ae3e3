import { plainly, type Reading, readQuantity } from '../numbers/index.ts';
import { flagOf, isUnlikely, type LaboratoryFlag, type LaboratoryRange } from './laboratory-flags.ts';

/** Before a value that lies outside what was measured: it is somewhere on that side. */
export const COMPARATORS = ['<', '≤', '>', '≥'] as const;
export type Comparator = (typeof COMPARATORS)[number];

/** A number as the laboratory wrote it: no digit is lost, added or rounded. */
export interface Measured {
  comparator: Comparator | null;
  /** A plain decimal: `5.04`, `1.10`. */
  digits: string;
}

/** What can be of a test: values above `possible_above`, up to `possible_to`. Null where no source says. */
export interface Possible {
  /** A value must be above it; null where that is not known. */
  possible_above: number | null;
  /** The most that can be; null where that is not known. */
  possible_to: number | null;
}

/** More decimals than this are a slip. */
const DECIMALS_MAX = 6;

/** What a typed or pasted result is. */
export type ReadResult =
  | ({ is: 'number' } & Measured)
  /** It can be read in two ways, each as it is typed to be read in that way only. */
  | { is: 'two'; readings: readonly [string, string] }
  | { is: 'text'; text: string }
  /** A number in another unit than that of the test. */
  | { is: 'other_unit'; unit: string }
  | { is: 'none' };

const NONE: ReadResult = { is: 'none' };

const SIGNS: readonly [RegExp, Comparator][] = [
  [/^(?:<=|=<|[≤⩽≦])/u, '≤'],
  [/^(?:>=|=>|[≥⩾≧])/u, '≥'],
  // ‹ and › are what other fields of ours store of < and >.
  [/^[<＜﹤‹]/u, '<'],
  [/^[>＞﹥›]/u, '>'],
];

const EDGES = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;
/** A number, then what is behind it. */
const WITH_TAIL = /^(.*?\p{Nd})[,;]?\s*([\p{L}%].*)$/su;
/** Words beside a number that devices and people write: `2350, repeated`. A unit is shorter, or has a sign. */
const SAID = /^\p{L}{5,}(?:[\s.,]|$)/u;

/** One spelling of a unit: without spaces, raised digits and signs for a power. */
const plainUnit = (unit: string): string =>
  unit
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s^()[\]]/g, '')
    .replace(/^[x×*]/, '')
    .replaceAll('10*', '10');
export const isSameUnit = (one: string, other: string): boolean => plainUnit(one) === plainUnit(other);

/** Whether a cell of a table is a unit, not a flag such as H. */
export const looksLikeUnit = (cell: string): boolean =>
  /^(?:%|[x×*]?10\S*\/\S+|[\p{L}µμ]+\/[\p{L}\p{Nd}.²³]+|(?:m|u|µ|μ)?iu|ratio|sec)$/iu.test(cell.trim());

/** Of two readings the one that can be, where the other cannot. */
function readable(reading: Reading, possible_to: number | null): Reading {
  if (reading.is !== 'two' || possible_to === null) return reading;
  const [one, ...others] = reading.decimals.filter((decimal) => Number(decimal) <= possible_to);
  return one === undefined || others.length > 0 ? reading : { is: 'one', decimal: one };
}

const decimalsOf = (decimal: string): number => decimal.split('.')[1]?.length ?? 0;

/** A result as laboratories write it: a comparator, a number, a unit; or words. Of two readings one that cannot be is dropped. */
export function readResult(
  text: string,
  { unit, possible_to }: Pick<Possible, 'possible_to'> & { unit: string },
): ReadResult {
  const typed = text.replaceAll(EDGES, '');
  if (typed === '') return NONE;
  const sign = SIGNS.find(([pattern]) => pattern.test(typed));
  const rest = (sign === undefined ? typed : typed.replace(sign[0], '')).replaceAll(EDGES, '');
  const comparator = sign?.[1] ?? null;
  const { number, tail } = withoutUnit(rest, unit);
  if (SAID.test(tail)) return { is: 'text', text: typed };
  const read = readable(readQuantity(number, 'measure'), possible_to);
  if (read.is === 'none') return isWords(typed) ? { is: 'text', text: typed } : NONE;
  if (tail !== '') return looksLikeUnit(tail) || /^\p{L}+$/u.test(tail) ? { is: 'other_unit', unit: tail } : NONE;
  if (read.is === 'two') {
    const [one, other] = read.decimals;
    return { is: 'two', readings: [`${comparator ?? ''}${plainly(one)}`, `${comparator ?? ''}${plainly(other)}`] };
  }
  return decimalsOf(read.decimal) > DECIMALS_MAX ? NONE : { is: 'number', comparator, digits: read.decimal };
}

function withoutUnit(rest: string, unit: string): { number: string; tail: string } {
  // A unit may begin with a digit: 10^9/l.
  const spaces = [...rest.matchAll(/\s+/g)].map(({ index }) => index);
  for (const at of spaces)
    if (unit !== '' && isSameUnit(rest.slice(at), unit)) return { number: rest.slice(0, at), tail: '' };
  const [, number, tail] = WITH_TAIL.exec(rest) ?? [];
  if (number === undefined || tail === undefined) return { number: rest, tail: '' };
  return { number, tail: unit !== '' && isSameUnit(tail, unit) ? '' : tail };
}

/** What begins with a letter is words: a number that cannot be read is none. */
const isWords = (text: string): boolean => /^\p{L}/u.test(text) && /\p{L}{2}/u.test(text);

/** A result as it is shown, flagged and printed: at least the decimals of its test, and never fewer than were entered. */
export const measuredText = ({ comparator, digits }: Measured, decimals: number): string =>
  comparator === null ? decimalText(digits, decimals) : `${comparator}${digits}`;

/** A decimal with at least so many places, never rounded. */
export function decimalText(decimal: string | number, places: number): string {
  const [whole = '', fraction = ''] = String(decimal).split('.');
  const shown = fraction.padEnd(places, '0');
  return shown === '' ? whole : `${whole}.${shown}`;
}

/** Whether a value can be of a test at all. */
export function isPossible({ comparator, digits }: Measured, { possible_above, possible_to }: Possible): boolean {
  const value = Number(digits);
  if (!(value >= 0) || (comparator === '<' && value === 0)) return false;
  if (possible_to !== null && (comparator === '>' ? value >= possible_to : value > possible_to)) return false;
  return possible_above === null || comparator === '>' || comparator === '≥' || value > possible_above;
}

/** Every flag that a result may have: one, unless its comparator leaves open how far it goes. */
export function possibleFlags({ comparator, digits }: Measured, range: LaboratoryRange | null): LaboratoryFlag[] {
  const value = Number(digits);
  if (comparator === null) return [flagOf(value, range)];
  const { low = null, high = null, critical_low = null, critical_high = null } = range ?? {};
  const ends = [0, value, low, high, critical_low, critical_high].filter((end) => end !== null);
  const sorted = [...new Set(ends)].toSorted((a, b) => a - b);
  // The flag changes at the ends of the range only: one value of each part, and the ends.
  const values = sorted.flatMap((end, at) => [end, ((sorted[at + 1] ?? end + 2) + end) / 2]);
  const lies: Record<Comparator, (each: number) => boolean> = {
    '<': (each) => each < value,
    '≤': (each) => each <= value,
    '>': (each) => each > value,
    '≥': (each) => each >= value,
  };
  return [...new Set(values.filter(lies[comparator]).map((each) => flagOf(each, range)))];
}

/** The flag that follows from a number; null where a comparator leaves it open. */
export function flagOfMeasured(measured: Measured, range: LaboratoryRange | null): LaboratoryFlag | null {
  const [flag = null, ...others] = possibleFlags(measured, range);
  return others.length === 0 ? flag : null;
}

/** Whether a number is most likely a slip of the finger. What a device could not measure is far down by its nature. */
export function isUnlikelyMeasured({ comparator, digits }: Measured, range: LaboratoryRange | null): boolean {
  const value = Number(digits);
  if (comparator === null) return isUnlikely(value, range);
  return (comparator === '<' || comparator === '≤') && range?.high != null && value >= range.high * 10;
}

/**
 * Whether a number differs so much from the last one of the same test that it is marked: by more than the width of the usual range, or,
 * where the range is open, by more than its end.
 */
export function isLargeChange(now: Measured, before: Measured, range: LaboratoryRange | null): boolean {
  if (now.comparator !== null || before.comparator !== null || range === null) return false;
  const { low, high } = range;
  const width = low !== null && high !== null ? high - low : (high ?? low);
  return width !== null && Math.abs(Number(now.digits) - Number(before.digits)) > width;
}
