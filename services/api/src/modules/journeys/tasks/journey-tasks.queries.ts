import { JOURNEY_STAGES, type JourneyTask } from '@ayana/contracts/journey';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { editorOf } from '../../../platform/database/last-editor.js';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { mapPage, type Page } from '../../../platform/http/cursor.js';
import { keysetList, type ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import { coveredBy } from '../../absences/index.js';
import { mayWrite } from '../../organisations/index.js';
import { isCaseWorker } from '../case-worker.js';
import { JOURNEY_MESSAGES as messages } from '../messages.js';
import { assignedTo } from '../readers/journey-readers.js';
import type { JourneyTasksQueryDto, TaskSort } from './journey-tasks.dto.js';

/** Work given to a user, or to the partner they work for, while they have an assignment of that journey. */
const givenTo = (user: CurrentUser): RawBuilder<boolean> => sql`(
  (task.owner_id = ${user.id}
    or task.owner_id = (select member.partner_id from partner_members member where member.user_id = ${user.id}))
  and exists (select 1 from assignments assignment where assignment.journey_id = task.journey_id and ${assignedTo(user)}))`;

const ownOfPatient = (user: CurrentUser): RawBuilder<boolean> =>
  sql`(task.owner_kind = 'patient' and journey.patient_id = ${user.id})`;

/** What a user is to do: a patient, an assignee; of the staff, the case manager, or who covers for them. */
const ownTasks = (user: CurrentUser): RawBuilder<boolean> =>
  isCaseWorker(user)
    ? sql`(task.owner_kind = 'case_manager' and (coalesce(task.owner_id, journey.case_manager_id) = ${user.id}
        or coalesce(task.owner_id, journey.case_manager_id) in ${coveredBy(user.id)}))`
    : sql`(${ownOfPatient(user)} or ${givenTo(user)})`;

/** Staff see every task, a patient those of their own journeys, an assignee their own. */
const tasksVisibleTo = (user: CurrentUser): RawBuilder<boolean> =>
  isCaseWorker(user) ? sql`true` : sql`(journey.patient_id = ${user.id} or ${givenTo(user)})`;

function tasks(database: Kysely<Tables>, user: CurrentUser) {
  return database
    .selectFrom('journey_tasks as task')
    .innerJoin('patient_journeys as journey', 'journey.id', 'task.journey_id')
    .leftJoin('users as person', 'person.id', 'task.owner_id')
    .leftJoin('partners as partner', 'partner.id', 'task.owner_id')
    .selectAll('task')
    .select(['journey.case_number', 'person.name as person_name', 'partner.company_name as partner_name'])
    .select([ownTasks(user).as('is_own'), editorOf('task').as('editor')])
    .where(tasksVisibleTo(user));
}
type Row = Awaited<ReturnType<ReturnType<typeof tasks>['execute']>>[number];
type Filters = Pick<JourneyTasksQueryDto, 'journey_id' | 'status' | 'owner_kind' | 'own'>;

const TASKS: ListDefinition<Row, TaskSort, Filters, CurrentUser> = {
  id: 'task.id',
  sort: 'due',
  sorts: {
    due: { column: 'task.due_at', type: 'timestamptz', order: 'asc', of: (row) => row.due_at, nullable: true },
    created: { column: 'task.created_at', type: 'timestamptz', order: 'desc', of: (row) => row.created_at },
  },
  filters: {
    journey_id: (id) => sql`task.journey_id = ${id}`,
    status: (states) => sql`task.status = any (${states})`,
    owner_kind: (kinds) => sql`task.owner_kind = any (${kinds})`,
    own: (isOwn, user) => (isOwn ? ownTasks(user) : sql`not ${ownTasks(user)}`),
  },
};

function taskOf(row: Row, user: CurrentUser, writes: boolean): JourneyTask {
  const forStaff = isCaseWorker(user);
  const isShown = forStaff || row.is_own;
  return {
    id: row.id,
    journey_id: row.journey_id,
    case_number: row.case_number,
    stage_number: row.stage_number,
    title: isShown
      ? row.title
      : messages.task_of_others(row.owner_kind, JOURNEY_STAGES[row.stage_number - 1]?.label ?? ''),
    detail: isShown ? row.detail : null,
    owner_kind: row.owner_kind,
    owner_id: isShown ? row.owner_id : null,
    owner_name: forStaff ? (row.person_name ?? row.partner_name) : null,
    due_at: row.due_at && isoTime(row.due_at),
    status: row.status,
    done_at: row.done_at && isoTime(row.done_at),
    subject_kind: isShown ? row.subject_kind : null,
    subject_id: isShown ? row.subject_id : null,
    is_own: forStaff || (row.is_own && writes),
    version: row.version,
    created_at: isoTime(row.created_at),
    updated_at: isoTime(row.updated_at),
    ...(forStaff ? { updated_by: row.editor } : {}),
  };
}

export async function listTasks(
  database: Kysely<Tables>,
  user: CurrentUser,
  query: JourneyTasksQueryDto,
): Promise<Page<JourneyTask>> {
  const writes = await mayWrite(database, user);
  return mapPage(keysetList(tasks(database, user), TASKS, query, user), (row) => taskOf(row, user, writes));
}

/** Undefined where there is none, or none that this user sees. */
export async function findTask(
  database: Kysely<Tables>,
  user: CurrentUser,
  id: string,
): Promise<JourneyTask | undefined> {
  const row = await tasks(database, user).where('task.id', '=', id).executeTakeFirst();
  return row && taskOf(row, user, await mayWrite(database, user));
}
