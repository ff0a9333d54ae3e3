import { instantsOf, NO_TIMES, tripTimeProblems, tripTimesOf, type TripTimeValues } from '@ayana/case-kit/trip-times';
import type { VisaApplication, VisaStep } from '@ayana/contracts/journey';
import { messages } from './messages';
import type { VisaStepBody } from './visa.api';

const { needed } = messages.form;

/** A step as it is filled in. */
export interface VisaValues extends TripTimeValues {
  on: string;
  reference: string;
  place: string;
  visa_number: string;
  valid_until: string;
  reason: string;
}

/** @param today as `2026-11-09`; @param zone the clock of the office */
export function visaValues({ appointment, reference }: VisaApplication, today: string, zone: string): VisaValues {
  const times =
    appointment === null
      ? { ...NO_TIMES, zone, end_zone: '' }
      : tripTimesOf({ ...appointment, ends_at: null, end_zone: null });
  return {
    ...times,
    on: today,
    reference: reference ?? '',
    place: appointment?.place ?? '',
    visa_number: '',
    valid_until: '',
    reason: '',
  };
}

/** What is wrong with a step before it is sent. */
export function visaProblems(step: VisaStep, values: VisaValues): Record<string, string | undefined> {
  const missing = (text: string, problem: string): string | undefined => (text.trim() === '' ? problem : undefined);
  switch (step) {
    case 'apply':
      return { reference: missing(values.reference, needed.reference) };
    case 'appoint':
      return { ...tripTimeProblems(values), place: missing(values.place, needed.place) };
    case 'grant':
      return {
        visa_number: missing(values.visa_number, needed.number),
        valid_until: missing(values.valid_until, needed.valid),
      };
    case 'refuse':
      return { reason: missing(values.reason, needed.reason) };
    default:
      return {};
  }
}

/** What the API takes of it. */
export function visaBody(step: VisaStep, values: VisaValues): VisaStepBody {
  const on = values.on === '' ? {} : { on: values.on };
  switch (step) {
    case 'apply':
      return { step, ...on, reference: values.reference.trim() };
    case 'appoint': {
      const { starts_at, zone } = instantsOf(values);
      return { step, starts_at, zone, place: values.place.trim() };
    }
    case 'grant':
      return { step, ...on, visa_number: values.visa_number.trim(), valid_until: values.valid_until };
    case 'refuse':
      return { step, ...on, reason: values.reason.trim() };
    default:
      return { step };
  }
}
