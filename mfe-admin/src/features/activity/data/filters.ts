import { isCalendarDate } from '@ayana/contracts/rules';
import {
  ACTIVITY_ACTION_NAMES,
  ACTIVITY_TYPES,
  type ActivityAction,
  type ActivityType,
  SECURITY_EVENT_NAMES,
  type SecurityEventType,
} from '@ayana/contracts/activity';

export type Action = ActivityAction | SecurityEventType;

/** The name of every action. */
export const ACTION_NAMES: Readonly<Record<Action, string>> = { ...ACTIVITY_ACTION_NAMES, ...SECURITY_EVENT_NAMES };

/** The filters of the activity list. All of them are in the URL. */
export interface ActivityFilters {
  /** Null is every type. */
  type: ActivityType | null;
  action: Action | null;
  /** Id of who did it. */
  actor: string | null;
  /** Id of the person it was done to. */
  subject: string | null;
  /** Days in the reader's zone, `2026-11-20`. */
  from: string | null;
  to: string | null;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const like = (pattern: RegExp, value: string | null): string | null =>
  value !== null && pattern.test(value) ? value : null;

const dayIn = (value: string | null): string | null => (isCalendarDate(value) ? value : null);

/** Reads type and query of a URL; unknown values are ignored. */
export function readFilters(type: string | undefined, params: URLSearchParams): ActivityFilters {
  const action = params.get('action');
  return {
    type: ACTIVITY_TYPES.find((known) => known === type) ?? null,
    action: action !== null && Object.hasOwn(ACTION_NAMES, action) ? (action as Action) : null,
    actor: like(ID, params.get('actor')),
    subject: like(ID, params.get('subject')),
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
  };
}

/** The URL of the page with these filters. */
export function activityHref(filters: ActivityFilters): string {
  const params = new URLSearchParams();
  for (const name of ['action', 'actor', 'subject', 'from', 'to'] as const) {
    const value = filters[name];
    if (value !== null) params.set(name, value);
  }
  const query = params.toString();
  return `/admin/activity/${filters.type ?? 'all'}${query === '' ? '' : `?${query}`}`;
}

/** When a day, or the day `after` days later, begins for the reader; ISO 8601. */
function beginning(day: string, after = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + after).toISOString();
}

/** The filters as API parameters: unset ones are left out, days become the instants at which they begin and end in the reader's zone. */
export function activityQuery(filters: ActivityFilters): Partial<{
  type: ActivityType;
  action: Action;
  actor: string;
  subject: string;
  from: string;
  to: string;
}> {
  const { from, to, ...rest } = filters;
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null)),
    ...(from === null ? {} : { from: beginning(from) }),
    ...(to === null ? {} : { to: beginning(to, 1) }),
  };
}

/** How many filters are set, the type not counted. */
export function countFilters({ type: _type, ...rest }: ActivityFilters): number {
  return Object.values(rest).filter((value) => value !== null).length;
}
