import { needNumber } from '@ayana/contracts/operations';
import {
  type ServiceField,
  serviceRequestNumber,
  type RequestTask,
  type RequestApproval,
  type RequestNeed,
  type ServiceRequestDetail,
  type RequestEntry,
  type MergedRequest,
} from '@ayana/contracts/service-desk';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { linksOf } from '../../record-links/index.js';
import { articlesOf } from '../knowledge/knowledge.queries.js';
import { findPeople, personOf } from '../people.js';
import { problemOfRequest } from '../problems/request-problem.queries.js';
import { recurrenceOf } from '../recurring/recurring.queries.js';
import { papersOf } from '../papers/papers.queries.js';
import { involvedIn, isDesk, requestOf, requests, visibleTo } from './request-list.queries.js';
import { isNamed, mayAddPapers, mayDecide, mayRate, transitionsOf } from './request-rights.js';

const orNull = (time: Date | string | null): string | null => (time === null ? null : isoTime(time));

/** A request with all that belongs to it, as this user sees it; undefined when they do not. */
export async function findRequestDetail(
  database: Kysely<Tables>,
  user: CurrentUser,
  id: string,
): Promise<ServiceRequestDetail | undefined> {
  const row = await requests(database)
    .innerJoin('service_catalog_versions as version', 'version.id', 'request.version_id')
    .select(['version.number as item_version', 'version.form', 'request.answers', 'request.satisfaction_comment'])
    .select(involvedIn(sql.ref('request.id')).as('involved'))
    .where('request.id', '=', id)
    .where(visibleTo(user))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const staff = isDesk(user);
  const approvals = await approvalsOf(database, id);
  const next = approvals.find(({ status }) => status === 'waiting');
  const ids = userAnswers(row.form, row.answers);
  const named = await findPeople(database, ids);
  return {
    ...requestOf(row),
    item_version: row.item_version,
    need: staff ? await needOf(database, id) : null,
    form: row.form,
    answers: row.answers,
    people: ids.map((each) => ({ id: each, name: named.get(each) ?? '' })),
    satisfaction_comment: row.satisfaction_comment,
    entries: await entriesOf(database, id, staff),
    tasks: staff ? await tasksOf(database, id) : [],
    approvals: approvals.map(({ user_id, asked_by: _asked, ...approval }) => {
      const isNext = approval.id === next?.id;
      const is_mine = isNext && mayDecide(row, { role: approval.role, user_id }, user);
      const is_own = isNext && !is_mine && isNamed(row, { role: approval.role, user_id }, user);
      return Object.assign(approval, { is_mine, is_own });
    }),
    involved: staff ? row.involved : [],
    links: staff ? await linksOf(database, 'service_request', id) : [],
    problem: staff ? await problemOfRequest(database, id) : null,
    recurrence: staff ? await recurrenceOf(database, id) : null,
    articles: staff ? await articlesOf(database, id) : [],
    merged: staff ? await mergedInto(database, id) : [],
    papers: await papersOf(database, id),
    transitions: transitionsOf(row, next, user),
    may_rate: mayRate(row, user),
    may_add_papers: mayAddPapers(row, user),
  };
}

async function needOf(database: Kysely<Tables>, id: string): Promise<RequestNeed | null> {
  const need = await database
    .selectFrom('resource_needs')
    .select(['id', 'number', 'title', 'state'])
    .where('request_id', '=', id)
    .executeTakeFirst();
  return need === undefined ? null : { ...need, number: needNumber(need.number) };
}

function userAnswers(form: readonly ServiceField[], answers: Readonly<Record<string, unknown>>): string[] {
  const ids = form.filter(({ kind }) => kind === 'user').map(({ key }) => answers[key]);
  return [...new Set(ids.filter((each) => typeof each === 'string'))];
}

/** Oldest first. Others than staff see the public ones. */
async function entriesOf(database: Kysely<Tables>, id: string, staff: boolean): Promise<RequestEntry[]> {
  const rows = await database
    .selectFrom('service_request_entries')
    .selectAll()
    .where('request_id', '=', id)
    .$if(!staff, (select) => select.where('visibility', '=', 'public'))
    .orderBy('at')
    .orderBy('id')
    .execute();
  const people = await findPeople(
    database,
    rows.map(({ actor_id }) => actor_id),
  );
  return rows.map(({ request_id: _request, at, actor_id, ...entry }) =>
    Object.assign(entry, { at: isoTime(at), actor: personOf(people, actor_id) }),
  );
}

async function tasksOf(database: Kysely<Tables>, id: string): Promise<RequestTask[]> {
  const rows = await database
    .selectFrom('service_request_tasks')
    .selectAll()
    .where('request_id', '=', id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const people = await findPeople(
    database,
    rows.map(({ assigned_to }) => assigned_to),
  );
  return rows.map(({ request_id: _request, ...task }) =>
    Object.assign(task, {
      assigned_to: personOf(people, task.assigned_to),
      due_at: orNull(task.due_at),
      done_at: orNull(task.done_at),
      created_at: isoTime(task.created_at),
    }),
  );
}

type ApprovalWithUser = Omit<RequestApproval, 'is_mine' | 'is_own'> & {
  user_id: string | null;
  asked_by: string | null;
};

/** In the order in which they are decided. */
async function approvalsOf(database: Kysely<Tables>, id: string): Promise<ApprovalWithUser[]> {
  const rows = await database
    .selectFrom('service_request_approvals')
    .selectAll()
    .where('request_id', '=', id)
    .orderBy('step')
    .execute();
  const people = await findPeople(
    database,
    rows.flatMap(({ user_id, decided_by }) => [user_id, decided_by]),
  );
  return rows.map(({ request_id: _request, ...approval }) =>
    Object.assign(approval, {
      user: personOf(people, approval.user_id),
      decided_by: personOf(people, approval.decided_by),
      decided_at: orNull(approval.decided_at),
    }),
  );
}

async function mergedInto(database: Kysely<Tables>, id: string): Promise<MergedRequest[]> {
  const rows = await database
    .selectFrom('service_requests')
    .select(['id', 'number', 'summary'])
    .where('merged_into', '=', id)
    .orderBy('number')
    .execute();
  return rows.map((row) => Object.assign(row, { number: serviceRequestNumber(row.number) }));
}

/** Users who see a request though they are not staff. */
export async function viewersOf(database: Kysely<Tables>, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select requested_by as id from service_requests where id = ${id}
    union select on_behalf_of from service_requests where id = ${id} and on_behalf_of is not null
    union select user_id from service_request_approvals where request_id = ${id} and user_id is not null`.execute(
    database,
  );
  return rows.map((row) => row.id);
}
