import type { components } from '@ayana/contracts/api';
import { centsOf, latinDigits } from '@ayana/contracts/numbers';
import type { FieldErrors } from '@ayana/portal-kit/screens';
import type { NamedRecord } from '../../../components/record-picker/record-picker';
import type { CatalogueTreatment } from '../treatments.api';
import { messages } from './messages';

const { needed } = messages;

export type NewTreatment = components['schemas']['NewTreatmentDto'];
export type TreatmentChange = components['schemas']['TreatmentChangeDto'];

/** A treatment as it is edited: every value is text, lists are lines. */
export interface TreatmentValues {
  name: string;
  plain_name: string;
  slug: string;
  category: string;
  department: string;
  complexity_level: string;
  description: string;
  conditions_in_plain_words: string;
  india_usd_min: string;
  india_usd_max: string;
  us_usd_min: string;
  us_usd_max: string;
  hospital_days: string;
  total_days_in_india: string;
  source: string;
  reviewer: NamedRecord | null;
  reviewed_on: string;
}
export type TreatmentField = keyof TreatmentValues;

export const EMPTY: TreatmentValues = {
  name: '',
  plain_name: '',
  slug: '',
  category: '',
  department: '',
  complexity_level: '',
  description: '',
  conditions_in_plain_words: '',
  india_usd_min: '',
  india_usd_max: '',
  us_usd_min: '',
  us_usd_max: '',
  hospital_days: '',
  total_days_in_india: '',
  source: '',
  reviewer: null,
  reviewed_on: '',
};

const PRICES = [
  ['india_usd_min', 'india_usd_max'],
  ['us_usd_min', 'us_usd_max'],
] as const;
const DAYS = ['hospital_days', 'total_days_in_india'] as const;

/** @param reviewer with their name; the treatment has the id only */
export function valuesOf(treatment: CatalogueTreatment, reviewer: NamedRecord | null): TreatmentValues {
  const values: TreatmentValues = {
    ...EMPTY,
    conditions_in_plain_words: treatment.conditions_in_plain_words.join('\n'),
    reviewer: treatment.reviewer_id === reviewer?.id ? reviewer : null,
  };
  for (const name of Object.keys(EMPTY) as TreatmentField[])
    if (name !== 'reviewer' && name !== 'conditions_in_plain_words') values[name] = String(treatment[name] ?? '');
  return values;
}

export const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
];

const PRICE_NAMES: ReadonlySet<string> = new Set(PRICES.flat());
const NEVER_EMPTY: ReadonlySet<string> = new Set(['name', 'slug', 'category', 'complexity_level']);
/** Whole dollars of a typed price; undefined for what is none. */
function priceOf(text: string): number | undefined {
  const cents = centsOf(text);
  return cents === undefined || cents % 100 !== 0 ? undefined : cents / 100;
}

/** `5-7`, with any dash and digits. */
const daysOf = (text: string): string =>
  latinDigits(text)
    .replace(/\s*\p{Pd}\s*/u, '-')
    .trim();

function bodyField(values: TreatmentValues, name: TreatmentField): [string, unknown] {
  if (name === 'reviewer') return ['reviewer_id', values.reviewer?.id ?? null];
  const text = values[name].trim();
  if (name === 'conditions_in_plain_words') return [name, linesOf(text)];
  if (text === '' && !NEVER_EMPTY.has(name)) return [name, null];
  if (name === 'hospital_days' || name === 'total_days_in_india') return [name, daysOf(text)];
  return [name, PRICE_NAMES.has(name) ? (priceOf(text) ?? null) : text];
}

/** The fields that were changed, as the API takes them. */
export const changeOf = (values: TreatmentValues, names: readonly TreatmentField[]): TreatmentChange =>
  Object.fromEntries(names.map((name) => bodyField(values, name)));

/** A new treatment: what is empty is left out. */
export function newTreatmentOf(values: TreatmentValues): NewTreatment {
  const filled = (Object.keys(EMPTY) as TreatmentField[]).filter((name) => values[name] !== EMPTY[name]);
  return changeOf(values, filled) as NewTreatment;
}

/** What is wrong before anything is sent. */
export function treatmentErrors(values: TreatmentValues): FieldErrors {
  const errors: Record<string, string | undefined> = {
    name: values.name.trim() === '' ? needed.name : undefined,
    category: values.category === '' ? needed.category : undefined,
    complexity_level: values.complexity_level === '' ? needed.complexity_level : undefined,
  };
  for (const [min, max] of PRICES) {
    for (const name of [min, max])
      if (values[name].trim() !== '' && priceOf(values[name]) === undefined) errors[name] = needed.price;
    const [from, to] = [priceOf(values[min]), priceOf(values[max])];
    if (errors[max] === undefined && from !== undefined && to !== undefined && from > to)
      errors[max] = needed.priceOrder;
  }
  for (const name of DAYS) if (!/^(\d{1,3}(-\d{1,3})?)?$/.test(daysOf(values[name]))) errors[name] = needed.days;
  return errors;
}
