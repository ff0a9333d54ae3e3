import { defineMessages } from '../language/index.ts';
import { measureOf } from '../numbers/index.ts';
import {
  type Allergy,
  BIRTH_MESSAGES,
  type CurrentMedicine,
  HEALTH_FACT_NAMES,
  type HealthFact,
  type HealthFacts,
  type HealthSummary,
  HEIGHT_CM,
  type OrganTrouble,
  type Pregnancy,
  type AllergySeverity,
  type Smoking,
  WEIGHT_KG,
} from './health.ts';
import type { Sex } from './case-parts.ts';

/** How a question about a list is answered; empty while it is not. */
export const LIST_ANSWERS = ['some', 'none', 'unknown'] as const;
export type ListAnswer = (typeof LIST_ANSWERS)[number];
type Answer<T extends string> = T | 'unknown' | '';

/** The form of a health summary: a question that is left empty stays not asked. */
export interface HealthValues {
  allergies: {
    answer: ListAnswer | '';
    items: { substance: string; reaction: string; severity: AllergySeverity | '' }[];
  };
  medicines: { answer: ListAnswer | ''; items: { name: string; strength: string; frequency: string }[] };
  conditions: { answer: ListAnswer | ''; items: { text: string }[] };
  kidney_or_liver: Answer<OrganTrouble>;
  pregnancy: Answer<Pregnancy>;
  implants: { answer: ListAnswer | ''; items: { text: string }[] };
  sex: Answer<Sex>;
  height_cm: { text: string; unknown: boolean };
  weight_kg: { text: string; unknown: boolean };
  smoking: Answer<Smoking>;
  /** `YYYY-MM-DD`; empty where it is not known. */
  date_of_birth: string;
}

export const NEW_ALLERGY: HealthValues['allergies']['items'][number] = { substance: '', reaction: '', severity: '' };
export const NEW_MEDICINE_TAKEN: HealthValues['medicines']['items'][number] = { name: '', strength: '', frequency: '' };
export const NEW_LINE = { text: '' } as const;

export type HealthAnswers = HealthFacts & { unknown: HealthFact[] };

function listAnswer(isUnknown: boolean, lines: number | undefined): ListAnswer | '' {
  if (isUnknown) return 'unknown';
  if (lines === undefined) return '';
  return lines === 0 ? 'none' : 'some';
}

export function healthValues(summary: HealthAnswers & Pick<HealthSummary, 'date_of_birth'>): HealthValues {
  const isUnknown = (fact: HealthFact): boolean => summary.unknown.includes(fact);
  const list = <From, To>(fact: HealthFact, items: readonly From[] | null, valueOf: (item: From) => To) => ({
    answer: listAnswer(isUnknown(fact), items?.length),
    items: (items ?? []).map(valueOf),
  });
  const one = <T extends string>(fact: HealthFact, value: T | null): Answer<T> =>
    isUnknown(fact) ? 'unknown' : (value ?? '');
  const number = (fact: HealthFact, value: number | null) => ({
    text: value === null ? '' : String(value),
    unknown: isUnknown(fact),
  });
  return {
    allergies: list('allergies', summary.allergies, ({ substance, reaction, severity }) => ({
      substance,
      reaction: reaction ?? '',
      severity: severity ?? '',
    })),
    medicines: list('medicines', summary.medicines, ({ name, strength, frequency }) => ({
      name,
      strength: strength ?? '',
      frequency: frequency ?? '',
    })),
    conditions: list('conditions', summary.conditions, (text) => ({ text })),
    kidney_or_liver: one('kidney_or_liver', summary.kidney_or_liver),
    pregnancy: one('pregnancy', summary.pregnancy),
    implants: list('implants', summary.implants, (text) => ({ text })),
    sex: one('sex', summary.sex),
    height_cm: number('height_cm', summary.height_cm),
    weight_kg: number('weight_kg', summary.weight_kg),
    smoking: one('smoking', summary.smoking),
    date_of_birth: summary.date_of_birth ?? '',
  };
}

const NUMBERS = { height_cm: HEIGHT_CM, weight_kg: WEIGHT_KG } as const;
const LISTS = { allergies: 'substance', medicines: 'name', conditions: 'text', implants: 'text' } as const;

/** Heights are whole; what could be read in two ways is read as the only one of them that a person can have. */
function readHealthNumber(fact: keyof typeof NUMBERS, text: string): number | undefined {
  const { min, max } = NUMBERS[fact];
  const value = measureOf(text, { isPossible: (each) => each >= min && each <= max });
  return fact === 'height_cm' && !Number.isInteger(value) ? undefined : value;
}

const messages = defineMessages('contracts/journey/health-form', {
  number: (low: number, high: number): string => `Please enter a number from ${low} to ${high}.`,
  needed: 'Please fill this in, or take the line away.',
  one: 'Please add a line, or choose another answer.',
});

/** What is wrong, by the path of its field. */
export function healthProblems(values: HealthValues): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const fact of ['height_cm', 'weight_kg'] as const) {
    const { min, max } = NUMBERS[fact];
    const { text, unknown } = values[fact];
    if (unknown || text.trim() === '') continue;
    const value = readHealthNumber(fact, text);
    if (value === undefined || value < min || value > max) problems[`${fact}.text`] = messages.number(min, max);
  }
  for (const [fact, field] of Object.entries(LISTS)) {
    const { answer, items } = values[fact as keyof typeof LISTS];
    if (answer !== 'some') continue;
    if (items.length === 0) problems[`${fact}.answer`] = messages.one;
    items.forEach((item, at) => {
      if ((Object.entries(item).find(([name]) => name === field)?.[1] ?? '').trim() === '')
        problems[`${fact}.items.${at}.${field}`] = messages.needed;
    });
  }
  return problems;
}

const textOrNull = (text: string): string | null => text.trim() || null;

/** What the API takes; the birth date where it is a new one. @param values without problems */
export function healthBody(
  values: HealthValues,
  before: Pick<HealthSummary, 'date_of_birth'> = {},
): HealthAnswers & { date_of_birth?: string } {
  const unknown: HealthFact[] = [];
  const one = <T extends string>(fact: HealthFact, value: Answer<T>): T | null => {
    if (value === 'unknown') unknown.push(fact);
    return value === 'unknown' || value === '' ? null : value;
  };
  const number = (fact: 'height_cm' | 'weight_kg'): number | null => {
    if (values[fact].unknown) unknown.push(fact);
    return values[fact].unknown || values[fact].text.trim() === ''
      ? null
      : (readHealthNumber(fact, values[fact].text) ?? null);
  };
  const list = <From, To>(
    fact: HealthFact,
    { answer, items }: { answer: ListAnswer | ''; items: readonly From[] },
    valueOf: (item: From) => To,
  ): To[] | null => {
    if (answer === 'unknown') unknown.push(fact);
    if (answer === 'none') return [];
    return answer === 'some' ? items.map(valueOf) : null;
  };
  return {
    allergies: list('allergies', values.allergies, ({ substance, reaction, severity }): Allergy => ({
      substance: substance.trim(),
      reaction: textOrNull(reaction),
      severity: severity === '' ? null : severity,
    })),
    medicines: list('medicines', values.medicines, ({ name, strength, frequency }): CurrentMedicine => ({
      name: name.trim(),
      strength: textOrNull(strength),
      frequency: textOrNull(frequency),
    })),
    conditions: list('conditions', values.conditions, ({ text }) => text.trim()),
    kidney_or_liver: one('kidney_or_liver', values.kidney_or_liver),
    pregnancy: one('pregnancy', values.pregnancy),
    implants: list('implants', values.implants, ({ text }) => text.trim()),
    sex: one('sex', values.sex),
    height_cm: number('height_cm'),
    weight_kg: number('weight_kg'),
    smoking: one('smoking', values.smoking),
    ...(values.date_of_birth === '' || values.date_of_birth === before.date_of_birth
      ? {}
      : { date_of_birth: values.date_of_birth }),
    unknown,
  };
}

export const healthLabel = (fact: string): string =>
  fact === 'date_of_birth' ? BIRTH_MESSAGES.name : HEALTH_FACT_NAMES[fact as HealthFact];
