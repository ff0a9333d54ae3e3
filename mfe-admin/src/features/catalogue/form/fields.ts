import { listText } from '@ayana/contracts/language';
import { type QuantityKind, quantityProblem, type ReadingOptions, readQuantity } from '@ayana/contracts/numbers';
import type { FieldErrors } from '@ayana/portal-kit/screens';
import { messages } from '../messages';

export interface Option {
  value: string;
  label: string;
}

/** Lists that come from the API: the doctor's form offers hospitals and treatments. */
export type ChoiceList = 'hospitals' | 'cities' | 'treatments';
export type Choices = Readonly<Record<ChoiceList, readonly Option[]>>;

interface FieldBase {
  /** As the API names it. */
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** Over the whole width. */
  wide?: boolean;
}

/** One field of a form. Its value in the form is a text, a flag, a list of texts, or objects of such fields. */
export type CatalogueField =
  | (FieldBase & { kind: 'text'; max: number; long?: boolean; type?: 'email' | 'tel' | 'url' | 'time' | 'date' })
  /** `counts` is `count` where it is left out. */
  | (FieldBase & { kind: 'number'; counts?: QuantityKind } & Pick<ReadingOptions, 'isPossible' | 'signed'>)
  | (FieldBase & { kind: 'flag' })
  /** Short texts, one a line. */
  | (FieldBase & { kind: 'lines' })
  | (FieldBase & { kind: 'one'; options: readonly Option[] | ChoiceList; asNumber?: boolean })
  /** Several values in their order; the first is the main one where `ordered`. */
  | (FieldBase & { kind: 'several'; options: readonly Option[] | ChoiceList; ordered?: boolean })
  | (FieldBase & {
      kind: 'object';
      fields: readonly CatalogueField[];
      /** The address of a drawing of the values; null until they are complete. */
      picture?: (values: Values) => string | null;
    })
  | (FieldBase & { kind: 'rows'; fields: readonly CatalogueField[]; add: string; row: (place: number) => string });

type NumberField = Extract<CatalogueField, { kind: 'number' }>;

/** A latitude or longitude: it has no thousands, so `12.971` is read in one way. */
export const COORDINATE = {
  kind: 'number',
  counts: 'measure',
  signed: true,
  isPossible: (value: number): boolean => Math.abs(value) <= 180,
} as const;

export type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The values of a form from a row of the API; without one, of an empty form. */
export function valuesOf(fields: readonly CatalogueField[], row: unknown): Values {
  const values = isObject(row) ? row : {};
  return Object.fromEntries(fields.map((field) => [field.name, valueOf(field, values[field.name])]));
}

function valueOf(field: CatalogueField, value: unknown): unknown {
  switch (field.kind) {
    case 'flag':
      return value === true;
    case 'lines':
      return listOf(value).map(textOf).join('\n');
    case 'several':
      return listOf(value).map(textOf);
    case 'object':
      return valuesOf(field.fields, value);
    case 'rows':
      return listOf(value).map((each) => valuesOf(field.fields, each));
    default:
      return textOf(value);
  }
}

/** The body that the API gets: of all fields, or of those with these names. */
export function bodyOf(
  fields: readonly CatalogueField[],
  values: Values,
  names: readonly string[] = fields.map(({ name }) => name),
): Record<string, unknown> {
  return Object.fromEntries(
    fields
      .filter(({ name }) => names.includes(name))
      .map((field) => [field.name, bodyValue(field, values[field.name])]),
  );
}

function bodyValue(field: CatalogueField, value: unknown): unknown {
  switch (field.kind) {
    case 'flag':
    case 'several':
      return value;
    case 'lines':
      return linesOf(value);
    case 'object':
      return withoutEmpty(bodyOf(field.fields, isObject(value) ? value : {}));
    case 'rows':
      return listOf(value).map((each) => withoutEmpty(bodyOf(field.fields, isObject(each) ? each : {})));
    case 'number':
      return numberOf(field, textOf(value));
    case 'one':
      return field.asNumber && textOf(value) !== '' ? Number(textOf(value)) : textOf(value) || null;
    default:
      return textOf(value).trim() || null;
  }
}

const linesOf = (value: unknown): string[] =>
  textOf(value)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What is not a number is sent as it is: the API says what is wrong with it. */
function numberOf({ counts = 'count', ...options }: NumberField, text: string): number | string | null {
  if (text.trim() === '') return null;
  const reading = readQuantity(text, counts, options);
  return reading.is === 'one' ? Number(reading.decimal) : text.trim();
}

const withoutEmpty = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));

/** Required fields without a value, and numbers that are none, by their path. */
export function missingFields(fields: readonly CatalogueField[], values: Values, above = ''): FieldErrors {
  const errors: Record<string, string | undefined> = {};
  for (const field of fields) {
    const [path, value] = [`${above}${field.name}`, values[field.name]];
    if (field.kind === 'object')
      Object.assign(errors, missingFields(field.fields, isObject(value) ? value : {}, `${path}.`));
    if (field.kind === 'rows')
      for (const [at, each] of listOf(value).entries())
        Object.assign(errors, missingFields(field.fields, isObject(each) ? each : {}, `${path}.${at}.`));
    if (field.kind === 'number' && !isEmpty(value))
      errors[path] = quantityProblem(textOf(value), field.counts ?? 'count', field);
    if (field.required && isEmpty(value)) errors[path] = messages.form.required(field.label);
  }
  return errors;
}

const isEmpty = (value: unknown): boolean =>
  Array.isArray(value) ? value.length === 0 : typeof value === 'string' && value.trim() === '';

/** The options of a field, from itself or from the lists of the page. */
export const optionsOf = (options: readonly Option[] | ChoiceList, choices: Choices): readonly Option[] =>
  typeof options === 'string' ? choices[options] : options;

/** Up to this many options are check boxes; more are picked from a list. */
const FEW = 4;
export const hasFewOptions = (options: readonly Option[] | ChoiceList): boolean =>
  typeof options !== 'string' && options.length <= FEW;

/** A value in words, to compare two of them. */
export function wordsOf(field: CatalogueField, value: unknown, choices: Choices): string {
  const labelOf = (options: readonly Option[] | ChoiceList, each: unknown): string =>
    optionsOf(options, choices).find((option) => option.value === each)?.label ?? textOf(each);
  switch (field.kind) {
    case 'flag':
      return value === true ? messages.form.yes : messages.form.no;
    case 'one':
      return labelOf(field.options, value);
    case 'several':
      return listText(listOf(value).map((each) => labelOf(field.options, each)));
    case 'object':
      return objectWords(field.fields, value, choices);
    case 'rows':
      return listOf(value)
        .map((each) => objectWords(field.fields, each, choices))
        .join('; ');
    default:
      return textOf(value);
  }
}

const objectWords = (fields: readonly CatalogueField[], value: unknown, choices: Choices): string =>
  fields
    .map((field) => wordsOf(field, isObject(value) ? value[field.name] : undefined, choices))
    .filter((words) => words !== '')
    .join(', ');
