import { wholeOf } from '@ayana/contracts/numbers';
import { LOOK_INTERVALS, OWN_HOURS, OWN_LEAST_ROWS, type OwnQuestion } from '@ayana/contracts/operations';
import type { NamedPerson } from '@ayana/contracts/service-desk';
import type { FieldErrors } from '@ayana/portal-kit/screens';
import type { OwnSignalDefinition } from '../types';
import { messages as definition } from './definition-messages';
import { messages } from './own-messages';
import type { OwnAsked, OwnBody } from './own.api';

/** An own definition as it is filled in. */
export interface OwnValues {
  name: string;
  question: OwnQuestion;
  hours: string;
  at_least: string;
  every_minutes: string;
  severity: string;
  is_on: boolean;
  notify: NamedPerson[];
  /** The id of the chain that is paged; empty: nobody is. */
  chain: string;
  webhook_ids: string[];
}

export const ownValuesOf = (own: OwnSignalDefinition | null): OwnValues => ({
  name: own?.name ?? '',
  question: own?.question ?? 'requests_waiting',
  hours: String(own?.hours ?? 24),
  at_least: String(own?.at_least ?? 1),
  every_minutes: String(own?.every_minutes ?? 5),
  severity: String(own?.severity ?? 3),
  is_on: own?.is_on ?? true,
  notify: [...(own?.notify ?? [])],
  chain: own?.chain?.id ?? '',
  webhook_ids: (own?.webhooks ?? []).map(({ id }) => id),
});

export function ownProblems(values: OwnValues): FieldErrors {
  const check = (text: string, { min, max }: { min: number; max: number }): string | undefined => {
    const given = wholeOf(text);
    return given === undefined || given < min || given > max ? definition.form.whole(min, max) : undefined;
  };
  return {
    name: values.name.trim() === '' ? messages.form.nameNeeded : undefined,
    hours: check(values.hours, OWN_HOURS),
    at_least: check(values.at_least, OWN_LEAST_ROWS),
  };
}

/** The question to try; null while a number is out of its limits. */
export function askedOf(values: OwnValues): OwnAsked | null {
  const { hours, at_least } = ownProblems({ ...values, name: 'any' });
  if (hours !== undefined || at_least !== undefined) return null;
  return { question: values.question, hours: wholeOf(values.hours) ?? 0, at_least: wholeOf(values.at_least) ?? 0 };
}

/** As the API takes it. */
export const ownBodyOf = (values: OwnValues): OwnBody => ({
  name: values.name.trim(),
  question: values.question,
  hours: wholeOf(values.hours) ?? 0,
  at_least: wholeOf(values.at_least) ?? 0,
  every_minutes: Number(values.every_minutes),
  severity: Number(values.severity),
  is_on: values.is_on,
  notify_user_ids: values.notify.map(({ id }) => id),
  chain_id: values.chain === '' ? null : values.chain,
  webhook_ids: [...values.webhook_ids],
});

/** How often it is asked. */
export function intervalText(minutes: number): string {
  const known = LOOK_INTERVALS.find((each) => each === minutes);
  return known === undefined ? messages.every(minutes) : messages.intervals[known];
}
