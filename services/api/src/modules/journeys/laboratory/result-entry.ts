import {
  ageOfPatient,
  flagOf,
  flagOfAnswer,
  flagsOf,
  isUnlikely,
  type LaboratoryFlag,
  type LaboratoryRange,
  rangeFor,
  typedAnswer,
} from '@ayana/contracts/journey';
import type { FieldError } from '@ayana/contracts/problems';
import { type Kysely, sql } from 'kysely';
import { refusedFields } from '../../../platform/app-error.js';
import type { Tables } from '../../../platform/database/tables.js';
import { ORDER_MESSAGES as M } from '../orders/messages.js';
import { type CatalogueTest, laboratoryCatalogue } from './laboratory-catalogue.js';
import type { ResultFormDto } from './laboratory-orders.dto.js';
import type { LaboratoryOrderRow, LaboratoryResultRow } from './laboratory-order.entity.js';

export type EnteredResult = Pick<
  LaboratoryResultRow,
  'test_code' | 'value' | 'text' | 'unit' | 'low' | 'high' | 'critical_low' | 'critical_high' | 'flag' | 'flag_reason'
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
      errors.push({ field: `${at}.test`, message: M.not_of_order });
      return [];
    }
    if (forms.findIndex((each) => each.test === form.test) < index)
      errors.push({ field: `${at}.test`, message: M.twice });
    const range = test.scale === 'number' ? rangeFor(test.ranges, { sex: patient.sex, age }) : null;
    const read = test.scale === 'number' ? numberOf(form, range) : answerOf(form, test);
    if ('refusal' in read) {
      errors.push({ field: `${at}.value`, message: read.refusal });
      return [];
    }
    const flag = form.flag ?? read.follows;
    if (flag === null || !flagsOf(test).includes(flag)) {
      errors.push({ field: `${at}.flag`, message: M.flag_needed });
      return [];
    }
    // Nothing follows from a text: a person judges it.
    const reason = flag === read.follows || read.follows === null ? null : (form.flag_reason ?? '').trim();
    if (reason === '') errors.push({ field: `${at}.flag_reason`, message: M.flag_reason });
    return [{ ...resultOf(test, range), value: read.value, text: read.text, flag, flag_reason: reason }];
  });
  if (errors.length > 0) throw refusedFields(errors);
  return entered;
}

type Read = { value: number | null; text: string | null; follows: LaboratoryFlag | null } | { refusal: string };

function numberOf({ value, confirmed }: ResultFormDto, range: LaboratoryRange | null): Read {
  if (value === undefined) return { refusal: M.number_needed };
  if (isUnlikely(value, range) && confirmed !== true) return { refusal: unlikely(value, range) };
  return { value, text: null, follows: flagOf(value, range) };
}

function answerOf({ text = '' }: ResultFormDto, test: CatalogueTest): Read {
  const answer = typedAnswer(text, test);
  if (answer === null) return { refusal: M.answer_needed };
  return { value: null, text: answer, follows: flagOfAnswer(answer, test) };
}

const resultOf = ({ code, unit }: CatalogueTest, range: LaboratoryRange | null) => {
  const { low, high, critical_low, critical_high } = range ?? OPEN;
  return { test_code: code, unit, low, high, critical_low, critical_high };
};

const unlikely = (value: number, range: LaboratoryRange | null): string =>
  M.unlikely(String(value), String(range?.low ?? 0), String(range?.high ?? '…'));

const patientOf = (database: Kysely<Tables>, journeyId: string) =>
  database
    .selectFrom('patient_journeys as journey')
    .leftJoin('users as patient', 'patient.id', 'journey.patient_id')
    .leftJoin('patient_details as details', 'details.patient_id', 'journey.patient_id')
    .select('details.sex')
    .select(sql<string | null>`patient.date_of_birth`.as('date_of_birth'))
    .where('journey.id', '=', journeyId)
    .executeTakeFirstOrThrow();
