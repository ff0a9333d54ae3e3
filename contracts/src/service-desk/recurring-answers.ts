import type { LastEditor } from '../editing/index.ts';
import type { CalendarDay, Id, Integer, Moment } from '../shapes/index.ts';
import type { ServiceAnswer, ServiceField } from './catalogue.ts';
import type { NamedSubject } from './people-answers.ts';
import type { Level } from './priority.ts';
import type { RecurrencePeriod } from './recurrence.ts';
import type { NamedPerson } from './requests.ts';
import type { ServiceRequestOutcome, ServiceRequestState } from './state-names.ts';

/** A request that a recurrence made. */
export interface RecurredRequest {
  id: Id;
  /** @example "SR-000123" */
  number: string;
  state: ServiceRequestState;
  outcome: ServiceRequestOutcome | null;
}

/** One time a request was due. */
export interface RecurringRun {
  due_at: Moment;
  /** Null where none could be made. */
  request: RecurredRequest | null;
  /** Why none was made. */
  failure: string | null;
}

export interface RecurringRequest {
  id: Id;
  item: NamedSubject;
  summary: string;
  every: RecurrencePeriod;
  /** Of a week: 1 is Monday, 7 is Sunday. */
  weekday: Integer | null;
  /** Of a month; in a shorter month its last day. */
  month_day: Integer | null;
  /**
   * In the zone of the desk.
   * @example "09:30"
   */
  at: string;
  /**
   * Of the desk.
   * @example "Asia/Kolkata"
   */
  zone: string;
  starts_on: CalendarDay;
  ends_on: CalendarDay | null;
  is_paused: boolean;
  /** Who gets the requests; null: nobody in particular. */
  assigned_to: NamedPerson | null;
  /** Null while it is paused, and when its last day is over. */
  next_due_at: Moment | null;
  last: RecurringRun | null;
  created_at: Moment;
  updated_at: Moment;
  updated_by?: LastEditor | null;
  /** The ETag. */
  version: Integer;
}

export interface RecurringRequestsPage {
  items: RecurringRequest[];
  next_cursor: string | null;
}

export interface RecurringRequestDetail extends RecurringRequest {
  /** For the team, in each request. */
  description: string | null;
  impact: Level;
  urgency: Level;
  /** By the keys of the form. */
  answers: Record<string, ServiceAnswer>;
  /** What the service asks now; empty while it is not published. */
  form: ServiceField[];
  /** The users in the answers. */
  people: NamedPerson[];
  /** In whose name the requests are made. */
  requested_by: NamedPerson;
  /** The newest first. */
  runs: RecurringRun[];
}
