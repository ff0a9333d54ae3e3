import {
  ageOfPatient,
  decimalText,
  flagOfAnswer,
  flagsOf,
  isPossible,
  isUnlikelyMeasured,
  LABORATORY_FLAG_NAMES,
  type LaboratoryFlag,
  type LaboratoryRange,
  type Measured,
  measuredText,
  possibleFlags,
  rangeFor,
  readResult,
  type ReadResult,
  typedAnswer,
} from '@ayana/contracts/journey';
import { listText } from '@ayana/contracts/language';
import type { FieldError } from '@ayana/contracts/problems';
import { type Kysely, sql } from 'kysely';
import { refusedFields } from '../../../platform/app-error.js';
import type { Tables } from '../../../platform/database/tables.js';
import { healthOf } from '../../records/index.js';
import { ORDER_MESSAGES as messages } from '../../work/index.js';
import { type CatalogueTest, laboratoryCatalogue } from './laboratory-catalogue.js';
import type { ResultFormDto } from './laboratory-orders.dto.js';
import type { LaboratoryOrderRow, LaboratoryResultRow } from './laboratory-order.entity.js';

export type EnteredResult = Pick<
  LaboratoryResultRow,
  | 'test_code'
  | 'value'
  | 'comparator'
  | 'digits'
  | 'text'
  | 'method'
  | 'unit'
  | 'low'
  | 'high'
  | 'critical_low'
  | 'critical_high'
  | 'flag'
  | 'flag_reason'
>;

const OPEN: LaboratoryRange = { low: null, high: null, critical_low: null, critical_high: null };

/**
 * The results of a form, measured by the ranges for the patient's age and sex.
 * @throws AppError `invalid_fields`, each at its value: unknown tests, values far outside the range that are not confirmed
 */
export async function enteredResults(
  database: Kysely<Tables>,
  order: LaboratoryOrderRow,
  forms: readonly ResultFormDto[],
  now: Date,
): Promise<EnteredResult[]> {
  const [catalogue, patient] = await Promise.all([
    laboratoryCatalogue(database),
    patientOf(database, order.journey_id),
  ]);
  const age = ageOfPatient(patient, now);
  const errors: FieldError[] = [];
  const entered = forms.flatMap((form, index): EnteredResult[] => {
    const at = `results.${index}`;
    const test = order.tests.includes(form.test) ? catalogue.get(form.test) : undefined;
    if (test === undefined) {
      errors.push({ field: `${at}.test`, message: messages.not_of_order });
      return [];
    }
    if (forms.findIndex((each) => each.test === form.test) < index)
      errors.push({ field: `${at}.test`, message: messages.twice });
    const range = test.scale === 'number' ? rangeFor(test.ranges, { sex: patient.health?.sex ?? null, age }) : null;
    const read = test.scale === 'number' ? numberOf(form, test, range) : answerOf(form, test);
    if ('refusal' in read) {
      errors.push({ field: `${at}.value`, message: read.refusal });
      return [];
    }
    const { measured, flags } = read;
    const [only, ...others] = flags;
    const follows = others.length === 0 ? (only ?? null) : null;
    const flag = form.flag ?? follows;
    if (flag === null || !flagsOf(test, measured === null).includes(flag)) {
      errors.push({ field: `${at}.flag`, message: flagNeeded(measured, flags) });
      return [];
    }
    // Nothing follows from a text: a person judges it.
    const isJudged = flags.length === 0 || flags.includes(flag);
    const reason = isJudged ? null : (form.flag_reason ?? '').trim();
    if (reason === '') errors.push({ field: `${at}.flag_reason`, message: messages.flag_reason });
    const { comparator = null, digits = null } = measured ?? {};
    const method = form.method?.trim() || null;
    const value = digits === null ? null : Number(digits);
    return [
      { ...resultOf(test, range), value, comparator, digits, text: read.text, method, flag, flag_reason: reason },
    ];
  });
  if (errors.length > 0) throw refusedFields(errors);
  return entered;
}

interface Read {
  measured: Measured | null;
  text: string | null;
  /** Those that may follow: none where a person judges it. */
  flags: readonly LaboratoryFlag[];
}

function numberOf(form: ResultFormDto, test: CatalogueTest, range: LaboratoryRange | null): Read | { refusal: string } {
  const { value = form.text, comparator = '', confirmed } = form;
  if (value === undefined) return { refusal: messages.number_needed };
  // A number of JSON has one meaning: 1.104 is never 1104.
  const read: ReadResult =
    typeof value === 'number'
      ? { is: 'number', comparator: form.comparator ?? null, digits: plainDecimal(value) }
      : readResult(comparator + value, test);
  if (read.is === 'none') return { refusal: messages.number_needed };
  if (read.is === 'two') return { refusal: messages.two_readings(...read.readings) };
  if (read.is === 'other_unit') return { refusal: messages.other_unit(read.unit, test.unit) };
  if (read.is === 'text') return { measured: null, text: read.text, flags: [] };
  const shown = measuredText(read, 0);
  if (!DIGITS.test(read.digits)) return { refusal: messages.impossible(shown) };
  if (!isPossible(read, test))
    return {
      refusal:
        test.possible_to === null || Number(read.digits) <= (test.possible_above ?? 0)
          ? messages.impossible(shown)
          : messages.impossible_above(shown, decimalText(test.possible_to, 0)),
    };
  if (isUnlikelyMeasured(read, range) && confirmed !== true) return { refusal: unlikely(shown, range) };
  return {
    measured: { comparator: read.comparator, digits: read.digits },
    text: null,
    flags: possibleFlags(read, range),
  };
}

/** As many digits as are stored. */
const DIGITS = /^\d{1,9}(?:\.\d{1,6})?$/;

/** A number without an exponent. */
const plainDecimal = (value: number): string =>
  value.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 20 });

function answerOf({ text = '', value }: ResultFormDto, test: CatalogueTest): Read | { refusal: string } {
  const answer = typedAnswer(typeof value === 'string' ? value : text, test);
  if (answer === null) return { refusal: messages.answer_needed };
  const flag = flagOfAnswer(answer, test);
  return { measured: null, text: answer, flags: flag === null ? [] : [flag] };
}

const resultOf = ({ code, unit }: CatalogueTest, range: LaboratoryRange | null) => {
  const { low, high, critical_low, critical_high } = range ?? OPEN;
  return { test_code: code, unit, low, high, critical_low, critical_high };
};

const unlikely = (value: string, range: LaboratoryRange | null): string =>
  messages.unlikely(value, String(range?.low ?? 0), String(range?.high ?? '…'));

const flagNeeded = (measured: Measured | null, flags: readonly LaboratoryFlag[]): string =>
  measured === null || flags.length < 2
    ? messages.flag_needed
    : messages.flag_open(measuredText(measured, 0), listText(flags.map((flag) => LABORATORY_FLAG_NAMES[flag])));

const patientOf = (database: Kysely<Tables>, journeyId: string) =>
  database
    .selectFrom('patient_journeys as journey')
    .leftJoin('users as patient', 'patient.id', 'journey.patient_id')
    .select(healthOf('journey.patient_id').as('health'))
    .select(sql<string | null>`patient.date_of_birth`.as('date_of_birth'))
    .where('journey.id', '=', journeyId)
    .executeTakeFirstOrThrow();
