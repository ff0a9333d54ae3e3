import type { ProfileRequired } from '@ayana/contracts/identity';
import { isClockRunning } from '@ayana/contracts/inbox';
import {
  JOURNEY_STAGES,
  type JourneyStage,
  type PatientJourney,
  type TreatmentRequest,
} from '@ayana/contracts/journey';
import type { Account } from './account';
import { type Talk, talksOf } from '../../../talks/talks';
import type { HomeParts, OverviewTask, OverviewWork, OwnRequest } from './home-data';

/** The one next step that is shown first. */
export type NextStep =
  | { kind: 'profile'; missing: readonly ProfileRequired[] }
  | { kind: 'task'; task: OverviewTask; isLate: boolean }
  /** The request waits for the patient: an answer, or the choice of a quote. */
  | { kind: 'request'; request: TreatmentRequest & { status: 'waiting_for_patient' | 'quoted' } }
  | { kind: 'appointment'; talk: Talk }
  /** Nothing to do: others work, the first of it is due next. */
  | { kind: 'work'; work: OverviewWork; stage: JourneyStage | undefined }
  | { kind: 'stage'; stage: JourneyStage }
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

/** The stage a journey is at: the first after the completed ones; undefined when all are completed. */
export const presentStage = ({ current_stage }: PatientJourney): JourneyStage | undefined =>
  JOURNEY_STAGES[current_stage];

/** What is known of the patient; null what could not be read. */
export type Read = { [Name in keyof HomeParts]: NonNullable<HomeParts[Name]>['value'] };

export type Known = Pick<Read, 'account' | 'overview' | 'appointments' | 'treatments' | 'requests'>;

/**
 * The next step: first what only the patient can do, the first due on top, with the appointment in its place; then what others do for
 * them; then the stage. Before there is a journey: the open requests, and at last the offer to ask.
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
  const task = overview?.tasks.find(({ owner_kind }) => owner_kind === 'patient');
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
  request.status === 'waiting_for_patient' || request.status === 'quoted';

function journeyStep(
  { journey, work }: NonNullable<Read['overview']>,
  treatments: readonly TreatmentRequest[],
): NextStep {
  const stage = presentStage(journey);
  const [first] = work;
  if (journey.status === 'closed' && stage !== undefined) {
    const request = treatments.find(({ id }) => id === journey.treatment_request_id);
    return { kind: 'closed', isWithdrawn: request?.status === 'withdrawn', reason: journey.closed_reason };
  }
  if (journey.status === 'closed') return { kind: 'complete' };
  if (first !== undefined) return { kind: 'work', work: first, stage };
  return stage === undefined ? { kind: 'complete' } : { kind: 'stage', stage };
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
