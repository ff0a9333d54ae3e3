import { flagOf, isUnlikely, type LaboratoryRange, rangeFor } from '@ayana/contracts/journey';
import type { FieldError } from '@ayana/contracts/problems';
import { type Kysely, sql } from 'kysely';
import { refusedFields } from '../../../platform/app-error.js';
import type { Tables } from '../../../platform/database/tables.js';
import { ORDER_MESSAGES as M } from '../orders/messages.js';
import { ageOfRow } from '../orders/order-parties.js';
import { type CatalogueTest, laboratoryCatalogue } from './laboratory-catalogue.js';
import type { ResultFormDto } from './laboratory-orders.dto.js';
import type { LaboratoryOrderRow, LaboratoryResultRow } from './laboratory-order.entity.js';

export type EnteredResult = Pick<
  LaboratoryResultRow,
  'test_code' | 'value' | 'unit' | 'low' | 'high' | 'critical_low' | 'critical_high' | 'flag' | 'flag_reason'
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
  const age = ageOfRow(patient, now);
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
    const range = rangeFor(test.ranges, { sex: patient.sex, age });
    if (isUnlikely(form.value, range) && form.confirmed !== true)
      errors.push({ field: `${at}.value`, message: unlikely(form.value, range) });
    const follows = flagOf(form.value, range);
    const flag = form.flag ?? follows;
    const reason = flag === follows ? null : (form.flag_reason ?? '').trim();
    if (reason === '') errors.push({ field: `${at}.flag_reason`, message: M.flag_reason });
    return [resultOf(test, form.value, range, flag, reason)];
  });
  if (errors.length > 0) throw refusedFields(errors);
  return entered;
}

const resultOf = (
  { code, unit }: CatalogueTest,
  value: number,
  range: LaboratoryRange | null,
  flag: EnteredResult['flag'],
  flag_reason: string | null,
): EnteredResult => {
  const { low, high, critical_low, critical_high } = range ?? OPEN;
  return { test_code: code, value, unit, low, high, critical_low, critical_high, flag, flag_reason };
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
