import type { ProfileRequired } from '@ayana/contracts/identity';
import { isClockRunning } from '@ayana/contracts/inbox';
import {
  type CaseFact,
  caseStepOf,
  isStatusOfStep,
  waitsForLetter,
  LAST_STAGE,
  type TreatmentRequest,
} from '@ayana/contracts/journey';
import type { Account } from './account';
import { type Talk, talksOf } from '../../../talks/talks';
import type { HomeParts, OverviewTask, OwnRequest } from './home-data';

/** The one next step that is shown first. */
export type NextStep =
  | { kind: 'profile'; missing: readonly ProfileRequired[] }
  | { kind: 'task'; task: OverviewTask; isLate: boolean }
  /** A person has set that the request waits for the patient: what the case itself waits for is its step. */
  | { kind: 'request'; request: TreatmentRequest & { status: 'waiting_for_patient' | 'quoted' } }
  | { kind: 'appointment'; talk: Talk }
  /** Where the case is by what has happened: the patient’s turn, or what others do now. */
  | { kind: 'step'; facts: ReadonlySet<CaseFact>; until: string | null }
  | { kind: 'complete' }
  /** Ended before the last stage: by the patient, or by the case manager with a reason. */
  | { kind: 'closed'; isWithdrawn: boolean; reason: string | null }
  | { kind: 'asked'; request: TreatmentRequest }
  | { kind: 'waiting'; request: OwnRequest }
  | { kind: 'answered'; request: OwnRequest }
  | { kind: 'ask' };

/** An appointment is the next step before a task that is due later, and within this time before anything, in milliseconds. */
const SOON = 24 * 60 * 60 * 1000;

/** The next agreed talk, until it is over. */
export const nextTalk = (
  { appointments, requests }: Pick<Read, 'appointments' | 'requests'>,
  now: Date,
): Talk | undefined => talksOf(appointments ?? [], requests ?? [], now).coming[0];

/** What is known of the patient; null what could not be read. */
export type Read = { [Name in keyof HomeParts]: NonNullable<HomeParts[Name]>['value'] };

export type Known = Pick<Read, 'account' | 'overview' | 'appointments' | 'treatments' | 'requests'>;

/**
 * The next step: first what only the patient can do, the first due on top, with the appointment in its place; then where the case is by
 * what has happened. Before there is a journey: the open requests, and at last the offer to ask.
 */
export function nextStep(read: Known, now: Date): NextStep {
  const { account, overview } = read;
  return (
    profileStep(account) ??
    ownStep(read, now) ??
    (overview === null ? requestStep(read) : journeyStep(overview, read.treatments ?? []))
  );
}

function profileStep(account: Account | null): NextStep | undefined {
  if (account === null || account.profile_complete || account.missing_fields.length === 0) return undefined;
  return { kind: 'profile', missing: account.missing_fields };
}

function ownStep({ overview, treatments, ...times }: Omit<Known, 'account'>, now: Date) {
  const talk = nextTalk(times, now);
  const facts = new Set(overview?.facts);
  const task = overview?.tasks.find(({ owner_kind, act }) => owner_kind === 'patient' && !waitsForLetter(act, facts));
  const request = treatments?.find(isPatientsTurn);
  const starts = talk?.starts ?? Number.POSITIVE_INFINITY;
  const due = Date.parse(task?.due_at ?? '') || Number.POSITIVE_INFINITY;
  const isFirst = starts < due || starts - now.getTime() < SOON;
  if (talk !== undefined && (isFirst || (task === undefined && request === undefined)))
    return { kind: 'appointment', talk } as const;
  if (task !== undefined) return { kind: 'task', task, isLate: due < now.getTime() } as const;
  return request === undefined ? undefined : ({ kind: 'request', request } as const);
}

type PatientsTurn = Extract<NextStep, { kind: 'request' }>['request'];
const isPatientsTurn = (request: TreatmentRequest): request is PatientsTurn =>
  (request.status === 'waiting_for_patient' || request.status === 'quoted') &&
  !isStatusOfStep(request.status, new Set(request.facts));

function journeyStep(
  { journey, facts: names, next_check_in_on }: NonNullable<Read['overview']>,
  treatments: readonly TreatmentRequest[],
): NextStep {
  const facts = new Set(names);
  const isAtEnd = journey.current_stage === LAST_STAGE;
  if (journey.status === 'closed' && !isAtEnd && caseStepOf(facts) !== 'complete') {
    const request = treatments.find(({ id }) => id === journey.treatment_request_id);
    return { kind: 'closed', isWithdrawn: request?.status === 'withdrawn', reason: journey.closed_reason };
  }
  return journey.status === 'closed' || isAtEnd
    ? { kind: 'complete' }
    : { kind: 'step', facts, until: next_check_in_on };
}

function requestStep({ treatments, requests }: Pick<Read, 'treatments' | 'requests'>): NextStep {
  const asked = treatments?.find(({ status }) => status === 'pending' || status === 'in_review');
  if (asked !== undefined) return { kind: 'asked', request: asked };
  const waiting = (requests ?? [])
    .filter(({ status }) => isClockRunning(status))
    .toSorted((one, other) => Date.parse(one.due_at) - Date.parse(other.due_at))[0];
  if (waiting !== undefined) return { kind: 'waiting', request: waiting };
  const newest = requests?.[0];
  return newest?.status === 'answered' ? { kind: 'answered', request: newest } : { kind: 'ask' };
}
