import type { CalendarDay, Id, Integer, Moment, Page } from '../shapes/index.ts';
import type { LastEdit } from '../editing/index.ts';
import { instantAt } from '../places/index.ts';
import { todayIn } from '../rules/index.ts';
import type { NamedChain } from './escalations.ts';
import type { NamedPerson } from '../service-desk/index.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Where calendars of on-call turns are read. */
export const ROTA_FEED_PATH = '/api/on-call-feeds/';

/** Days of a turn. */
export const TURN_DAYS = [1, 7, 14] as const;
export type TurnDays = (typeof TURN_DAYS)[number];

/** Who is on call when: people take turns of some days, and hand over at a time of the rota's own clock. */
export interface RotaPlan {
  /** IANA name. */
  zone: string;
  /** `09:00`, by that zone. */
  handover_time: string;
  turn_days: TurnDays;
  /** The day on which the first turn begins, `YYYY-MM-DD`. */
  starts_on: string;
  /** In the order of their turns. */
  people: readonly string[];
}

/** Another person takes over for a time. */
export interface OverridePlan {
  id: string;
  user_id: string;
  from_at: Date;
  until_at: Date;
}

/** Who is on call in a part of the time; `override_id` where it is not their own turn. */
export interface OnCallTime {
  user_id: string;
  from_at: Date;
  until_at: Date;
  override_id: string | null;
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The instant at which turn `index` begins, counted from 0; before the first one the index is negative. */
function turnBegins({ zone, handover_time, turn_days, starts_on }: RotaPlan, index: number): Date {
  return instantAt(dayAfter(starts_on, index * turn_days), minutesOf(handover_time), zone);
}

/** The turn an instant is in. The person of the first turn is also on call before it: a rota is never empty. */
function turnAt(plan: RotaPlan, at: Date): number {
  const days = (Date.parse(todayIn(plan.zone, at)) - Date.parse(plan.starts_on)) / DAY;
  const index = Math.floor(days / plan.turn_days);
  // On the day of a handover the one before has it until then.
  return at < turnBegins(plan, index) ? index - 1 : index;
}

const personOfTurn = ({ people }: RotaPlan, index: number): string | null =>
  people[index < 0 ? 0 : index % people.length] ?? null;

/** Who is on call at an instant; null for a rota without people. */
export function onCallAt(plan: RotaPlan, overrides: readonly OverridePlan[], at: Date): string | null {
  const over = overrides.find(({ from_at, until_at }) => from_at <= at && at < until_at);
  return over?.user_id ?? personOfTurn(plan, turnAt(plan, at));
}

/** When someone else takes over next by the turns, whatever the overrides say. */
export const nextHandover = (plan: RotaPlan, at: Date): Date => turnBegins(plan, Math.max(turnAt(plan, at), -1) + 1);

/** Who is on call from one instant to another, in order, without a gap; overrides cut the turns they lie in. */
export function onCallBetween(
  plan: RotaPlan,
  overrides: readonly OverridePlan[],
  from: Date,
  until: Date,
): OnCallTime[] {
  if (plan.people.length === 0 || from >= until) return [];
  const parts: OnCallTime[] = [];
  const sorted = [...overrides].toSorted((one, other) => one.from_at.getTime() - other.from_at.getTime());
  let at = from;
  while (at < until) {
    const now = at;
    const over = sorted.find(({ from_at, until_at }) => from_at <= now && now < until_at);
    const next = sorted.find(({ from_at }) => from_at > now);
    const index = turnAt(plan, at);
    const ends = over?.until_at ?? earliest(turnBegins(plan, index + 1), next?.from_at);
    const part = {
      user_id: over?.user_id ?? personOfTurn(plan, index) ?? '',
      from_at: at,
      until_at: earliest(ends, until),
      override_id: over?.id ?? null,
    };
    const last = parts.at(-1);
    // Two turns of one person, one after the other, are one.
    if (last !== undefined && last.user_id === part.user_id && last.override_id === null && part.override_id === null)
      last.until_at = part.until_at;
    else parts.push(part);
    at = part.until_at;
  }
  return parts;
}

const earliest = (one: Date, other: Date | undefined): Date => (other !== undefined && other < one ? other : one);

export interface OnCallRota extends LastEdit {
  id: Id;
  name: string;
  /** @example "Asia/Kolkata" */
  zone: string;
  /** @example "09:00" */
  handover_time: string;
  turn_days: TurnDays;
  starts_on: CalendarDay;
  people: NamedPerson[];
  /** The number that the person on call answers; no one's own. */
  phone: string | null;
  /** Whether partners, hospitals and patients on a trip read the number, and who answers it. */
  is_shared: boolean;
  is_archived: boolean;
  on_call: NamedPerson | null;
  /** Whether they are on call by an override. */
  is_override: boolean;
  next_handover_at: Moment | null;
  next_on_call: NamedPerson | null;
  version: Integer;
}

export interface OnCallPart {
  person: NamedPerson;
  from_at: Moment;
  until_at: Moment;
  override_id: Id | null;
}

export interface OnCallOverride {
  id: Id;
  person: NamedPerson;
  from_at: Moment;
  until_at: Moment;
  reason: string | null;
  created_by: NamedPerson;
}

export interface OnCallRotaDetail extends OnCallRota {
  from: Moment;
  until: Moment;
  /** Who is on call, without a gap. */
  calendar: OnCallPart[];
  /** Those that touch the time of the calendar. */
  overrides: OnCallOverride[];
  /** The chains that page it. */
  chains: NamedChain[];
}

export type OnCallRotasPage = Page<OnCallRota>;

/** A number for emergencies, with who answers it now. */
export interface OnCallLine {
  /** Of the rota. */
  id: Id;
  name: string;
  phone: string;
  /** Null where the account is gone. */
  person: string | null;
  /** When another person takes over. */
  until: Moment;
}

export interface OnCallLines {
  /** In the order of their names; none for who is not on a trip. */
  items: OnCallLine[];
}
