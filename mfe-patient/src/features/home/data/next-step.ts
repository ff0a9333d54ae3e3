import type { ProfileRequired } from '@ayana/contracts/identity';
import { isClockRunning } from '@ayana/contracts/inbox';
import type { Account } from './account';
import type { OwnRequest } from './loader';

/** A request with an agreed time. */
export type Appointment = OwnRequest & { confirmed_starts_at: string; confirmed_minutes: number };

/** The one next step that is shown first. */
export type NextStep =
  | { kind: 'profile'; missing: readonly ProfileRequired[] }
  | { kind: 'appointment'; request: Appointment }
  | { kind: 'waiting'; request: OwnRequest }
  | { kind: 'answered'; request: OwnRequest }
  | { kind: 'ask' };

const isAppointment = (request: OwnRequest): request is Appointment =>
  request.status === 'confirmed' && request.confirmed_starts_at !== null && request.confirmed_minutes !== null;

/** The next agreed consultation, until it is over. */
export function nextAppointment(requests: readonly OwnRequest[], now: Date): Appointment | undefined {
  const ends = ({ confirmed_starts_at, confirmed_minutes }: Appointment): number =>
    Date.parse(confirmed_starts_at) + confirmed_minutes * 60_000;
  return requests
    .filter(isAppointment)
    .filter((request) => ends(request) > now.getTime())
    .toSorted((one, other) => Date.parse(one.confirmed_starts_at) - Date.parse(other.confirmed_starts_at))[0];
}

/**
 * The next step: first what only the patient can do, then the appointment, then the pending requests. An answered request is shown until
 * it is closed or another one is asked.
 * @param requests newest first
 */
export function nextStep(account: Account | null, requests: readonly OwnRequest[], now: Date): NextStep {
  if (account !== null && !account.profile_complete && account.missing_fields.length > 0)
    return { kind: 'profile', missing: account.missing_fields };
  const request = nextAppointment(requests, now);
  if (request !== undefined) return { kind: 'appointment', request };
  const waiting = requests
    .filter(({ status }) => isClockRunning(status))
    .toSorted((one, other) => Date.parse(one.due_at) - Date.parse(other.due_at))[0];
  if (waiting !== undefined) return { kind: 'waiting', request: waiting };
  const [newest] = requests;
  return newest?.status === 'answered' ? { kind: 'answered', request: newest } : { kind: 'ask' };
}
