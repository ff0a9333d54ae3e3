import type { Id, Integer, Moment, Page } from '../shapes/index.ts';
import type { LastEdit } from '../editing/index.ts';
import { defineMessages } from '../language/index.ts';
import type { AssignmentKind, AssignmentState } from '../journey/index.ts';
import type { NamedPerson, NumberedRequest } from '../service-desk/index.ts';
import type { CommitmentState, CommitmentTransition, NeedState } from './resource-states.ts';

export const RESOURCE_KINDS = ['interpreter', 'ambulance', 'bed', 'room', 'vehicle', 'nurse', 'fund'] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];

export const RESOURCE_KIND_NAMES: Readonly<Record<ResourceKind, string>> = defineMessages(
  'contracts/operations/resource-kind-names',
  {
    interpreter: 'Interpreter',
    ambulance: 'Ambulance',
    bed: 'Beds',
    room: 'Room',
    vehicle: 'Vehicle',
    nurse: 'Nurse',
    fund: 'Fund',
  },
);

/** What moves is at one place at a time, however many it can serve there. The others are counted. */
export const MOVING_KINDS = ['interpreter', 'ambulance', 'vehicle', 'nurse'] as const satisfies readonly ResourceKind[];

/** When a resource can be used, by the clock of India. */
export interface ResourceHours {
  /** 1 is Monday, 7 is Sunday. */
  weekdays: number[];
  /** Minutes after midnight in India. */
  opens: Integer;
  /** Before it opens: over midnight. */
  closes: Integer;
}

export interface ResourcePlace {
  id: Id;
  name: string;
  latitude: number;
  longitude: number;
}

export interface ResourceNow {
  commitment_id: Id;
  need_id: Id;
  need_title: string;
  state: CommitmentState;
  until_at: Moment;
}

export interface ResourcePartner {
  id: Id;
  name: string;
}

/** A resource of a list; times are ISO 8601 in UTC. */
export interface Resource extends LastEdit {
  id: Id;
  kind: ResourceKind;
  name: string;
  place: ResourcePlace;
  // Tags such as `bn`.
  languages: string[];
  /** How many it serves at a time; of a fund, US cents. */
  capacity: Integer;
  /** What is not taken now. */
  free: Integer;
  /** Null: always. */
  hours: ResourceHours | null;
  partner: ResourcePartner | null;
  phone: string | null;
  is_in_service: boolean;
  /** Where it is now, or is going. */
  now: ResourceNow | null;
  /** Commitments that begin within seven days. */
  upcoming: Integer;
  version: Integer;
}

export interface CommitmentNeed {
  id: Id;
  title: string;
}

export interface CommitmentResource {
  id: Id;
  name: string;
  kind: ResourceKind;
}

export interface ResourceCommitment {
  id: Id;
  state: CommitmentState;
  resource: CommitmentResource;
  need: CommitmentNeed;
  quantity: Integer;
  from_at: Moment;
  until_at: Moment;
  note: string | null;
  offered_by: NamedPerson | null;
  offered_at: Moment;
  committed_at: Moment | null;
  dispatched_at: Moment | null;
  arrived_at: Moment | null;
  released_at: Moment | null;
  transitions: CommitmentTransition[];
  version: Integer;
}

export interface ResourceDetail extends Resource {
  note: string | null;
  /** The hundred newest. */
  commitments: ResourceCommitment[];
}

export interface ResourceNeed extends LastEdit {
  id: Id;
  // `NEED-000123`.
  /** @example "NEED-000123" */
  number: string;
  kind: ResourceKind;
  title: string;
  state: NeedState;
  place: ResourcePlace;
  language: string | null;
  quantity: Integer;
  /** What is committed, or there, and what a carrier has accepted. */
  committed: Integer;
  offered: Integer;
  from_at: Moment;
  until_at: Moment;
  incident_id: Id | null;
  /** The case that needs it. */
  journey_id: Id | null;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string | null;
  /** The service request that it was made of. */
  request: NumberedRequest | null;
  created_by: NamedPerson | null;
  created_at: Moment;
  version: Integer;
}

/** Work that a carrier was asked for to meet a need. */
export interface NeedWork {
  id: Id;
  kind: AssignmentKind;
  status: AssignmentState;
  assignee_name: string;
  answer_by: Moment | null;
  due_at: Moment | null;
  created_at: Moment;
}

export interface ResourceNeedDetail extends ResourceNeed {
  details: string | null;
  closed_note: string | null;
  commitments: ResourceCommitment[];
  /** The newest first. */
  work: NeedWork[];
  may_close: boolean;
  may_reopen: boolean;
}

export interface SuggestedResource {
  id: Id;
  kind: ResourceKind;
  name: string;
  place: ResourcePlace;
  languages: string[];
  capacity: Integer;
  phone: string | null;
  partner: ResourcePartner | null;
}

/** A resource that could meet a need; the best is first. */
export interface ResourceSuggestion {
  resource: SuggestedResource;
  /** As the crow flies. */
  distance_km: Integer;
  /** Null when the need names no language. */
  speaks: boolean | null;
  /** What is free for the whole time. */
  free: Integer;
  is_free: boolean;
  /** Whether the way is short enough, by road from its city: it can be there by `needed_by`. */
  in_time: boolean;
  /** When the need begins; where it has begun, when it ends. */
  needed_by: Moment;
  /** Whether it is open when the need begins. */
  in_hours: boolean;
  /** Commitments within seven days around it. */
  load: Integer;
}

export interface PointKind {
  kind: ResourceKind;
  resources: Integer;
  free: Integer;
}

/** What the map shows at a city. */
export interface ResourcePoint {
  place: ResourcePlace;
  /** In service. */
  resources: Integer;
  /** With something left now. */
  free: Integer;
  open_needs: Integer;
  kinds: PointKind[];
}

export const needNumber = (number: number): string => `NEED-${String(number).padStart(6, '0')}`;

const INDIA = 'Asia/Kolkata';
const WEEKDAYS: Readonly<Record<string, number>> = { Mon: 1, Tue: 2, Wed: 3, Thu: 4, Fri: 5, Sat: 6, Sun: 7 };

/** Whether a resource is open at an instant. */
export function isWithinHours(hours: ResourceHours | null, at: Date): boolean {
  if (hours === null) return true;
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: INDIA,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  const weekday = WEEKDAYS[part('weekday')] ?? 0;
  const minute = Number(part('hour')) * 60 + Number(part('minute'));
  const { weekdays, opens, closes } = hours;
  if (opens < closes) return weekdays.includes(weekday) && opens <= minute && minute < closes;
  // Over midnight: the evening belongs to its day, the morning to the day before.
  const before = weekday === 1 ? 7 : weekday - 1;
  return (weekdays.includes(weekday) && minute >= opens) || (weekdays.includes(before) && minute < closes);
}

const EARTH_KM = 6371;

/** The distance of two places as the crow flies, in whole kilometres. */
export function distanceKm(
  one: { latitude: number; longitude: number },
  other: { latitude: number; longitude: number },
): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const [north, east] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)];
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return Math.round(2 * EARTH_KM * Math.asin(Math.sqrt(half)));
}

export type ResourceNeedsPage = Page<ResourceNeed>;

export type ResourcesPage = Page<Resource>;
