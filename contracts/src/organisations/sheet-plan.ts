import type { QuoteCategory } from '../journey/index.ts';
import type { PriceLineState } from './price-items.ts';

/** A line of a price sheet by itself, before it is compared with the prices there are. Days are `YYYY-MM-DD`. */
export interface SheetLine {
  line: number;
  /** As written; empty where there is none. */
  hospital: string;
  category: QuoteCategory;
  label: string;
  /** US cents. */
  unit_price: number;
  valid_from: string;
  valid_until: string | null;
}

/** What is wrong with a line, in words. */
export interface SheetFault {
  line: number;
  column: string | null;
  message: string;
}

/** The words for each fault. */
export interface SheetWords {
  no_hospital: string;
  hospital_needed: string;
  hospital: (names: string) => string;
  twice: (line: number) => string;
  overlaps: (from: string) => string;
}

export interface SheetHospital {
  id: string;
  hospital_name: string;
}

/** What a price says, before or after an import. */
export type SheetPrice = Pick<SheetLine, 'category' | 'label' | 'unit_price' | 'valid_from' | 'valid_until'>;

export interface SheetItem extends SheetPrice {
  id: string;
  partner_hospital_id: string;
}

export interface PlannedPrice extends SheetPrice {
  line: number | null;
  state: PriceLineState;
  hospital: SheetHospital;
  /** What it is now; null for a new one. */
  before: SheetItem | null;
  /** What it, or the price that it takes over from, was before; null without one. US cents. */
  earlier_price: number | null;
}

export interface SheetPlan {
  prices: PlannedPrice[];
  faults: SheetFault[];
}

/**
 * Compares a file with the sheet. A line is a price there is when label and first day are the same; prices the file leaves out stay. A price
 * without a last day ends the day before a later one of its label begins, as it does when a price is added by hand.
 */
export function planSheet(
  hospitals: readonly SheetHospital[],
  items: readonly SheetItem[],
  lines: readonly SheetLine[],
  words: SheetWords,
): SheetPlan {
  if (hospitals.length === 0) return { prices: [], faults: [{ line: 1, column: null, message: words.no_hospital }] };
  const faults: SheetFault[] = [];
  const prices = new Map<string, PlannedPrice>();
  for (const item of items) {
    const hospital = hospitals.find(({ id }) => id === item.partner_hospital_id);
    if (hospital !== undefined)
      prices.set(keyOf(hospital, item), {
        ...item,
        line: null,
        state: 'unchanged',
        hospital,
        before: item,
        earlier_price: item.unit_price,
      });
  }
  for (const { hospital: name, ...line } of lines) {
    const hospital = hospitalOf(hospitals, name, words);
    if (typeof hospital === 'string') {
      faults.push({ line: line.line, column: 'hospital', message: hospital });
      continue;
    }
    const key = keyOf(hospital, line);
    const earlier = prices.get(key);
    if (earlier?.line != null) faults.push({ line: line.line, column: 'label', message: words.twice(earlier.line) });
    else {
      const before = earlier?.before ?? null;
      prices.set(key, { ...line, state: 'new', hospital, before, earlier_price: before?.unit_price ?? null });
    }
  }
  const byLabel = new Map<string, PlannedPrice[]>();
  for (const price of prices.values()) byLabel.set(labelOf(price), [...(byLabel.get(labelOf(price)) ?? []), price]);
  for (const ofLabel of byLabel.values()) faults.push(...settle(ofLabel, words));
  return { prices: [...prices.values()].map(withState), faults };
}

const labelOf = ({ hospital, label }: PlannedPrice): string => `${hospital.id} ${label.toLowerCase()}`;

const keyOf = (hospital: SheetHospital, { label, valid_from }: SheetPrice): string =>
  `${hospital.id} ${valid_from} ${label.toLowerCase()}`;

/** The hospital of a line, or what is wrong with its name. */
function hospitalOf(hospitals: readonly SheetHospital[], name: string, words: SheetWords): SheetHospital | string {
  const [only, ...others] = hospitals;
  if (name === '' && only !== undefined) return others.length === 0 ? only : words.hospital_needed;
  const found = hospitals.find(({ hospital_name }) => hospital_name.toLowerCase() === name.toLowerCase());
  return (
    found ??
    words.hospital(
      hospitals
        .slice(0, 5)
        .map(({ hospital_name }) => hospital_name)
        .join(', '),
    )
  );
}

/** Ends what a later price takes over from, and finds days with two prices. */
function settle(ofLabel: readonly PlannedPrice[], words: SheetWords): SheetFault[] {
  const byDay = ofLabel.toSorted((one, other) => one.valid_from.localeCompare(other.valid_from));
  return byDay.flatMap((price, at): SheetFault[] => {
    price.earlier_price ??= byDay[at - 1]?.unit_price ?? null;
    const next = byDay[at + 1];
    if (next === undefined) return [];
    price.valid_until ??= dayBefore(next.valid_from);
    if (price.valid_until < next.valid_from) return [];
    const [line, from] = next.line === null ? [price.line, next.valid_from] : [next.line, price.valid_from];
    return line === null ? [] : [{ line, column: 'valid_from', message: words.overlaps(from) }];
  });
}

const DAY = 24 * 60 * 60 * 1000;
const dayBefore = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);

const FIELDS = ['category', 'label', 'unit_price', 'valid_until'] as const;

function withState(price: PlannedPrice): PlannedPrice {
  const { before } = price;
  if (before === null) return price;
  const isSame = FIELDS.every((field) => before[field] === price[field]);
  return { ...price, state: isSame ? 'unchanged' : 'changed' };
}
