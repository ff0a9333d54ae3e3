import { latinDigits } from './digits.ts';

/**
 * What a number counts.
 * `money`: at most two decimals, and a comma before three digits groups thousands, as on every price list: `1,250` is 1250.
 * `count`: a whole number of things, grouped as money is.
 * `measure`: a dose, a strength, a laboratory's result. What can be read in two ways is not read: `1,250` mg may be 1250 or 1.25.
 */
export type QuantityKind = 'money' | 'count' | 'measure';

/** Decimals are plain texts such as `1250.50`, so that no digit of what was typed is lost or added. */
export type Reading =
  | { is: 'one'; decimal: string }
  | { is: 'two'; decimals: readonly [string, string] }
  /** It is no number, or one of another currency. */
  | { is: 'none' };

export interface ReadingOptions {
  /** The currency of money; a sign of another is refused. Default USD. */
  currency?: 'USD' | 'INR';
  /** Whether a value can be; of two readings the one that cannot is dropped. */
  isPossible?: (value: number) => boolean;
  /** A minus before it is read: a temperature, a longitude. */
  signed?: boolean;
}

const NONE: Reading = { is: 'none' };

/** Signs of each currency as people write them around an amount. */
const CURRENCIES = { USD: /us ?\$|usd|[$＄﹩]/i, INR: /inr|rs\.?|[₹₨]/i } as const;

/** Spaces, and marks that nobody sees. */
const EDGES = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/** Signs with one meaning only, as one sign each: a space groups, `·` is before the fraction. */
const GROUP = ' ';
const POINT = '·';
const ONE_MEANING: readonly [RegExp, string][] = [
  // No-break, thin, figure and narrow spaces, the apostrophes of Switzerland, and the Arabic thousands separator.
  [/[\u0020\u00A0\u2007\u2008\u2009\u202F'\u2019\u2032\u02BC\u066C]/g, GROUP],
  [/[\u066B\u00B7]/g, POINT],
  // Commas and points of other keyboards.
  [/[\u060C\uFF0C]/g, ','],
  [/[\uFF0E]/g, '.'],
];

/** Whole numbers whose digits are grouped by a sign: in threes, or in lakh and crore as in India. */
const grouped = (sign: string): string => {
  const mark = `\\${sign}`;
  const threes = `[1-9]\\d{0,2}(?:${mark}\\d{3})+`;
  return sign === '.' ? threes : `(?:${threes}|[1-9]\\d?(?:${mark}\\d{2})+${mark}\\d{3})`;
};

/** Every way of writing a number, those that group its digits first: which sign groups, and which is before the fraction. */
const NOTATIONS = [',', '.', GROUP, ''].flatMap((group) =>
  ['', '.', ',', POINT]
    .filter((point) => point === '' || point !== group)
    .map((point) => ({
      point,
      pattern: new RegExp(
        `^(${group === '' ? '\\d{1,12}' : grouped(group)})${point === '' ? '()' : `\\${point}(\\d{1,12})`}$`,
      ),
    })),
);

/** More digits before the fraction are a slip. */
const DIGITS = 9;

interface Way {
  /** The sign before the fraction; empty for a whole number. */
  point: string;
  whole: string;
  fraction: string;
}

/** All ways in which a number of digits and signs can be read. */
const waysOf = (text: string): Way[] =>
  NOTATIONS.flatMap(({ point, pattern }) => {
    const found = pattern.exec(text);
    if (found === null) return [];
    const [, digits = '', fraction = ''] = found;
    const whole = digits.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
    return whole.length > DIGITS ? [] : [{ point, whole, fraction }];
  });

const decimalOf = ({ whole, fraction }: Way): string => (fraction === '' ? whole : `${whole}.${fraction}`);

/** To choose from: without zeros at the end of the fraction, which make 1.0 look like 10. */
const shortest = (way: Way): string => decimalOf({ ...way, fraction: way.fraction.replace(/0+$/, '') });

/** The digits and signs of a number; null where it has a sign of another currency. */
function signsOf(bare: string, kind: QuantityKind, currency: 'USD' | 'INR'): string | null {
  const amount =
    kind === 'money' ? bare.replace(CURRENCIES[currency], '').replace(/\/-$/, '').replaceAll(EDGES, '') : bare;
  const plain = ONE_MEANING.reduce((signs, [pattern, sign]) => signs.replaceAll(pattern, sign), amount);
  return /^[\d ,.·]+$/.test(plain) ? plain : null;
}

const DECIMALS: Readonly<Record<QuantityKind, number>> = { money: 2, count: 0, measure: 12 };

/**
 * The one reader of typed, pasted and imported numbers: decimal comma and point, thousands and lakh, the digits and separators of
 * Arabic, Persian, Bengali, Devanagari and other scripts, spaces of every kind, a currency's sign around money. Scientific
 * notation, signs and words are no number.
 */
export function readQuantity(text: string, kind: QuantityKind, options: ReadingOptions = {}): Reading {
  const { currency = 'USD', isPossible = () => true, signed = false } = options;
  const bare = latinDigits(text).replaceAll(EDGES, '');
  const unsigned = signed ? bare.replace(/^[-\u2212]/, '') : bare;
  if (unsigned !== bare)
    return negative(readQuantity(unsigned, kind, { currency, isPossible: (value) => isPossible(-value) }));
  const plain = signsOf(bare, kind, currency);
  if (plain === null) return NONE;
  const all = waysOf(plain).filter((way) => isPossible(Number(decimalOf(way))));
  // In money and counts a comma before three digits groups them.
  const ways = kind !== 'measure' && all.length === 2 ? all.filter(({ point }) => point !== ',') : all;
  const [one, other] = ways;
  if (one === undefined) return NONE;
  if (other === undefined) return one.fraction.length <= DECIMALS[kind] ? { is: 'one', decimal: decimalOf(one) } : NONE;
  const decimals: [string, string] = [shortest(one), shortest(other)];
  return decimals.some((each) => (each.split('.')[1] ?? '').length > DECIMALS[kind]) ? NONE : { is: 'two', decimals };
}

function negative(reading: Reading): Reading {
  if (reading.is === 'one') return { is: 'one', decimal: `-${reading.decimal}` };
  return reading.is === 'none'
    ? reading
    : { is: 'two', decimals: [`-${reading.decimals[0]}`, `-${reading.decimals[1]}`] };
}

/** A decimal written so that it can be read in one way only: `1·125`, where a point could group. */
export const plainly = (decimal: string): string =>
  /^-?[1-9]\d{0,2}\.\d{3}$/.test(decimal) ? decimal.replace('.', POINT) : decimal;

const numberOf = (reading: Reading): number | undefined => (reading.is === 'one' ? Number(reading.decimal) : undefined);

/** Cents of a typed amount; undefined for what is none or can be read in two ways. */
export function centsOf(text: string, options?: ReadingOptions): number | undefined {
  const amount = numberOf(readQuantity(text, 'money', options));
  return amount === undefined ? undefined : Math.round(amount * 100);
}

/** A typed whole number within limits; undefined for what is none. */
export function wholeOf(text: string, { min = 0, max = Number.POSITIVE_INFINITY } = {}): number | undefined {
  const whole = numberOf(readQuantity(text, 'count'));
  return whole === undefined || whole < min || whole > max ? undefined : whole;
}

/** A typed measure; undefined for what is none or can be read in two ways. */
export const measureOf = (text: string, options?: ReadingOptions): number | undefined =>
  numberOf(readQuantity(text, 'measure', options));

/** An amount as it is typed again: `1200`, `1200.50`. */
export const dollarsOf = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
