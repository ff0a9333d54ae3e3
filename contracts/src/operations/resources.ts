import type { LastEdit } from '../editing/index.ts';
import { defineMessages } from '../language/index.ts';
import type { NamedPerson } from '../service-desk/index.ts';
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

export const isMoving = (kind: ResourceKind): boolean => MOVING_KINDS.some((each) => each === kind);

/** When a resource can be used, by the clock of India. */
export interface ResourceHours {
  /** 1 is Monday, 7 is Sunday. */
  weekdays: number[];
  /** Minutes after midnight; when it closes before it opens, it is open over midnight. */
  opens: number;
  closes: number;
}

export interface ResourcePlace {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
}

/** A resource of a list; times are ISO 8601 in UTC. */
export interface Resource extends LastEdit {
  id: string;
  kind: ResourceKind;
  name: string;
  place: ResourcePlace;
  /** Tags such as `bn`. */
  languages: string[];
  /** How many it serves at a time; of a fund, US cents. */
  capacity: number;
  /** Of the capacity, what is not taken now. */
  free: number;
  /** Null: always. */
  hours: ResourceHours | null;
  partner: { id: string; name: string } | null;
  phone: string | null;
  is_in_service: boolean;
  /** Where it is now, or is going. */
  now: { commitment_id: string; need_id: string; need_title: string; state: CommitmentState; until_at: string } | null;
  /** Commitments that begin within seven days. */
  upcoming: number;
  version: number;
}

export interface ResourceCommitment {
  id: string;
  state: CommitmentState;
  resource: { id: string; name: string; kind: ResourceKind };
  need: { id: string; title: string };
  quantity: number;
  from_at: string;
  until_at: string;
  note: string | null;
  offered_by: NamedPerson | null;
  offered_at: string;
  committed_at: string | null;
  dispatched_at: string | null;
  arrived_at: string | null;
  released_at: string | null;
  transitions: CommitmentTransition[];
  version: number;
}

export interface ResourceDetail extends Resource {
  note: string | null;
  commitments: ResourceCommitment[];
}

export interface ResourceNeed extends LastEdit {
  id: string;
  /** `NEED-000123`. */
  number: string;
  kind: ResourceKind;
  title: string;
  state: NeedState;
  place: ResourcePlace;
  language: string | null;
  quantity: number;
  committed: number;
  offered: number;
  from_at: string;
  until_at: string;
  incident_id: string | null;
  created_by: NamedPerson | null;
  created_at: string;
  version: number;
}

export interface ResourceNeedDetail extends ResourceNeed {
  details: string | null;
  closed_note: string | null;
  commitments: ResourceCommitment[];
  may_close: boolean;
  may_reopen: boolean;
}

/** A resource that could meet a need; the best is first. */
export interface ResourceSuggestion {
  resource: Pick<Resource, 'id' | 'kind' | 'name' | 'place' | 'languages' | 'capacity' | 'phone' | 'partner'>;
  distance_km: number;
  /** Null when the need names no language. */
  speaks: boolean | null;
  /** Of its capacity, what is free for the whole time of the need. */
  free: number;
  is_free: boolean;
  in_hours: boolean;
  /** Commitments within seven days around it. */
  load: number;
}

/** What the map shows at a city. */
export interface ResourcePoint {
  place: ResourcePlace;
  resources: number;
  free: number;
  open_needs: number;
  kinds: { kind: ResourceKind; resources: number; free: number }[];
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
