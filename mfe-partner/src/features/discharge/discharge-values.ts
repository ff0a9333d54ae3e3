import { DISCHARGE_FIELDS, type DischargeField, type DischargeSummary, type FitToFly } from '@ayana/contracts/journey';
import type { SummaryBody } from './discharge.api';
import { messages } from './messages';

const { needed } = messages.form;

export interface SummaryValues extends Record<DischargeField, string> {
  fit_to_fly: FitToFly | '';
  fit_to_fly_from: string;
  flight_needs: string;
  reason: string;
}

/** What the form begins with: for a correction, the version before. */
export const valuesOf = (before: DischargeSummary | undefined): SummaryValues => ({
  diagnosis: before?.diagnosis ?? '',
  treatment_given: before?.treatment_given ?? '',
  medicines: before?.medicines ?? '',
  warning_signs: before?.warning_signs ?? '',
  follow_up: before?.follow_up ?? '',
  fit_to_fly: before?.fit_to_fly ?? '',
  fit_to_fly_from: before?.fit_to_fly_from ?? '',
  flight_needs: before?.flight_needs ?? '',
  reason: '',
});

export function summaryProblems(
  values: SummaryValues,
  corrects: boolean,
): Partial<Record<keyof SummaryValues, string | undefined>> {
  const { fit_to_fly, fit_to_fly_from, reason } = values;
  return {
    ...Object.fromEntries(
      DISCHARGE_FIELDS.map((field) => [field, values[field].trim() === '' ? needed.text : undefined]),
    ),
    fit_to_fly: fit_to_fly === '' ? needed.flying : undefined,
    fit_to_fly_from: fit_to_fly === 'later' && fit_to_fly_from === '' ? needed.from : undefined,
    reason: corrects && reason.trim() === '' ? needed.reason : undefined,
  };
}

/** @param values without problems */
export function summaryBody(
  journey_id: string,
  { fit_to_fly, fit_to_fly_from, flight_needs, reason, ...texts }: SummaryValues,
  corrects: boolean,
): SummaryBody {
  return {
    journey_id,
    ...texts,
    fit_to_fly: fit_to_fly === '' ? 'no' : fit_to_fly,
    ...(fit_to_fly === 'later' ? { fit_to_fly_from } : {}),
    ...(flight_needs.trim() === '' ? {} : { flight_needs }),
    ...(corrects ? { reason } : {}),
  };
}
