import type { LastEditor } from '@ayana/contracts/editing';
import {
  clockOfMinutes,
  type Level,
  type RecurrencePeriod,
  type RecurringRequest,
  type RecurringRequestDetail,
  type RecurringRun,
  type NamedSubject,
  type ServiceAnswer,
  type ServiceField,
  type ServiceRequestOutcome,
  serviceRequestNumber,
  type ServiceRequestState,
} from '@ayana/contracts/service-desk';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import { byText } from '../../../platform/http/lists/sort-keys.js';
import { containsWords } from '../../../platform/http/lists/word-search.js';
import { findPeople, joinedPerson } from '../people.js';
import type { RecurringRequestsQueryDto, RecurringSort } from './recurring.dto.js';

/** Runs that the page of a recurring request shows. */
const NEWEST = 20;

interface FoundRun {
  due_at: Date | string;
  request_id: string | null;
  number: number | null;
  state: ServiceRequestState;
  outcome: ServiceRequestOutcome | null;
  failure: string | null;
}

interface FoundRecurring {
  id: string;
  item_id: string;
  item_name: string;
  summary: string;
  description: string | null;
  answers: Record<string, ServiceAnswer>;
  impact: Level;
  urgency: Level;
  every: RecurrencePeriod;
  weekday: number | null;
  month_day: number | null;
  at_minutes: number;
  zone: string;
  starts_on: string;
  ends_on: string | null;
  is_paused: boolean;
  assigned_to: string | null;
  assignee_name: string | null;
  requested_by: string;
  requester_name: string | null;
  next_due_at: Date | string | null;
  last: FoundRun | null;
  form: ServiceField[] | null;
  version: number;
  editor: LastEditor | null;
  created_at: Date | string;
  updated_at: Date | string;
}

const RUN = sql`run.due_at, run.request_id, made.number, made.state, made.outcome, run.failure`;

export const recurring = (database: Kysely<Tables>) =>
  database
    .selectFrom(
      sql<FoundRecurring>`(
        select recurring.id, recurring.item_id, item.name as item_name, recurring.summary, recurring.description,
          recurring.answers, recurring.impact, recurring.urgency, recurring.every, recurring.weekday, recurring.month_day,
          recurring.at_minutes, calendar.zone, recurring.starts_on::text as starts_on, recurring.ends_on::text as ends_on,
          recurring.is_paused, recurring.assigned_to, assignee.name as assignee_name, recurring.requested_by,
          requester.name as requester_name, recurring.next_due_at, to_jsonb(last) as last, published.form,
          recurring.version, ${editorOf('recurring')} as editor, recurring.created_at, recurring.updated_at
        from recurring_requests recurring cross join service_calendar calendar join service_catalog_items item on item.id = recurring.item_id
          left join service_catalog_versions published
            on published.item_id = item.id and published.status = 'published' and item.status = 'published'
          left join users assignee on assignee.id = recurring.assigned_to
          left join users requester on requester.id = recurring.requested_by
          left join lateral (select ${RUN} from recurring_request_runs run
            left join service_requests made on made.id = run.request_id
            where run.recurring_id = recurring.id order by run.due_at desc limit 1) last on true)`.as('list'),
    )
    .selectAll('list');

type Filters = Pick<RecurringRequestsQueryDto, 'q' | 'paused' | 'failed'>;

export const RECURRING: ListDefinition<FoundRecurring, RecurringSort, Filters, null> = {
  id: 'list.id',
  sort: 'due',
  sorts: {
    due: {
      column: 'list.next_due_at',
      type: 'timestamptz',
      order: 'asc',
      nullable: true,
      of: ({ next_due_at }) => next_due_at,
    },
    owner: byText('list.assignee_name', ({ assignee_name }) => assignee_name),
    summary: { column: 'list.summary', type: 'text', order: 'asc', of: ({ summary }) => summary },
  },
  filters: {
    q: (q) => containsWords(sql`search_text(list.summary || ' ' || list.item_name)`, q),
    paused: (paused) => sql`list.is_paused = ${paused}`,
    failed: (failed) => sql`coalesce(list.last->>'failure' is not null, false) = ${failed}`,
  },
};

const runOf = (run: FoundRun): RecurringRun => ({
  due_at: isoTime(run.due_at),
  request:
    run.request_id === null || run.number === null
      ? null
      : {
          id: run.request_id,
          number: serviceRequestNumber(run.number),
          state: run.state,
          outcome: run.outcome,
        },
  failure: run.failure,
});

export const recurringOf = (row: FoundRecurring): RecurringRequest => ({
  id: row.id,
  item: { id: row.item_id, name: row.item_name },
  summary: row.summary,
  every: row.every,
  weekday: row.weekday,
  month_day: row.month_day,
  at: clockOfMinutes(row.at_minutes),
  zone: row.zone,
  starts_on: row.starts_on,
  ends_on: row.ends_on,
  is_paused: row.is_paused,
  assigned_to: joinedPerson(row.assigned_to, row.assignee_name),
  next_due_at: row.next_due_at === null ? null : isoTime(row.next_due_at),
  last: row.last === null ? null : runOf(row.last),
  created_at: isoTime(row.created_at),
  updated_at: isoTime(row.updated_at),
  updated_by: row.editor,
  version: row.version,
});

export async function findRecurring(database: Kysely<Tables>, id: string): Promise<RecurringRequestDetail | undefined> {
  const row = await recurring(database).where('list.id', '=', id).executeTakeFirst();
  if (row === undefined) return undefined;
  const form = row.form ?? [];
  const ids = form.filter(({ kind }) => kind === 'user').map(({ key }) => String(row.answers[key] ?? ''));
  const named = await findPeople(
    database,
    ids.filter((each) => each !== ''),
  );
  return {
    ...recurringOf(row),
    description: row.description,
    impact: row.impact,
    urgency: row.urgency,
    answers: row.answers,
    form,
    people: [...named].map(([person, name]) => ({ id: person, name })),
    requested_by: { id: row.requested_by, name: row.requester_name ?? '' },
    runs: await runsOf(database, id),
  };
}

async function runsOf(database: Kysely<Tables>, id: string): Promise<RecurringRun[]> {
  const { rows } = await sql<FoundRun>`
    select ${RUN} from recurring_request_runs run left join service_requests made on made.id = run.request_id
    where run.recurring_id = ${id} order by run.due_at desc limit ${NEWEST}`.execute(database);
  return rows.map(runOf);
}

/** What made a request by itself. */
export async function recurrenceOf(database: Kysely<Tables>, requestId: string): Promise<NamedSubject | null> {
  const { rows } = await sql<NamedSubject>`
    select recurring.id, recurring.summary as name
    from recurring_request_runs run join recurring_requests recurring on recurring.id = run.recurring_id
    where run.request_id = ${requestId}`.execute(database);
  return rows[0] ?? null;
}
