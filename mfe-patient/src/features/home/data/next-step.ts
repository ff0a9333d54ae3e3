import type { ProfileRequired } from '@ayana/contracts/identity';
import { isClockRunning } from '@ayana/contracts/inbox';
import {
  JOURNEY_STAGES,
  type JourneyStage,
  type PatientJourney,
  type TreatmentRequest,
} from '@ayana/contracts/journey';
import type { Account } from './account';
import type { HomeParts, OverviewTask, OverviewWork, OwnRequest } from './home-data';

/** A request with an agreed time. */
export type Appointment = OwnRequest & { confirmed_starts_at: string; confirmed_minutes: number };

/** The one next step that is shown first. */
export type NextStep =
  | { kind: 'profile'; missing: readonly ProfileRequired[] }
  | { kind: 'task'; task: OverviewTask; isLate: boolean }
  /** The request waits for the patient: an answer, or the choice of a quote. */
  | { kind: 'request'; request: TreatmentRequest & { status: 'waiting_for_patient' | 'quoted' } }
  | { kind: 'appointment'; request: Appointment }
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

/** The stage a journey is at: the first after the completed ones; undefined when all are completed. */
export const presentStage = ({ current_stage }: PatientJourney): JourneyStage | undefined =>
  JOURNEY_STAGES[current_stage];

type Read = { [Name in keyof HomeParts]: NonNullable<HomeParts[Name]>['value'] };

/**
 * The next step: first what only the patient can do, the first due on top, with the appointment in its place; then what others do for
 * them; then the stage. Before there is a journey: the open requests, and at last the offer to ask.
 */
export function nextStep(read: Pick<Read, 'account' | 'overview' | 'treatments' | 'requests'>, now: Date): NextStep {
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

function ownStep({ overview, treatments, requests }: Omit<Read, 'account' | 'questions' | 'notifications'>, now: Date) {
  const appointment = nextAppointment(requests ?? [], now);
  const task = overview?.tasks.find(({ owner_kind }) => owner_kind === 'patient');
  const request = treatments?.find(isPatientsTurn);
  const starts = appointment === undefined ? Number.POSITIVE_INFINITY : Date.parse(appointment.confirmed_starts_at);
  const due = Date.parse(task?.due_at ?? '') || Number.POSITIVE_INFINITY;
  const isFirst = starts < due || starts - now.getTime() < SOON;
  if (appointment !== undefined && (isFirst || (task === undefined && request === undefined)))
    return { kind: 'appointment', request: appointment } as const;
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
