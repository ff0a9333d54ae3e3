import { editorOf } from '../../platform/database/last-editor.js';
import {
  type Incident,
  INCIDENT_STATES,
  incidentNumber,
  type NamedOperator,
  RUNNING_INCIDENT_STATES,
} from '@ayana/contracts/operations';
import { type Kysely, sql } from 'kysely';
import { isoTime, jsonOf } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import type { ListDefinition } from '../../platform/http/lists/keyset-list.js';
import { byOrder, byText } from '../../platform/http/lists/sort-keys.js';
import { containsWords } from '../../platform/http/lists/word-search.js';
import { staffDeputy } from '../absences/index.js';
import { heldBy } from '../colleagues/index.js';
import type { IncidentFiltersDto, IncidentSort } from './incidents.dto.js';

const OPEN_TASKS = sql<number>`(select count(*)::integer from incident_tasks task
  where task.incident_id = incident.id and task.state = 'open')`;
const JOURNEYS = sql<number>`(select count(*)::integer from incident_journeys link where link.incident_id = incident.id)`;

/** Every incident, with the names of its people and how much belongs to it. */
export function incidents(database: Kysely<Tables>, now: Date) {
  return database
    .selectFrom('incidents as incident')
    .leftJoin('users as commander', 'commander.id', 'incident.commander_id')
    .leftJoin('staff_groups as team', 'team.id', 'incident.group_id')
    .leftJoin('users as liaison', 'liaison.id', 'incident.liaison_id')
    .leftJoin('users as scribe', 'scribe.id', 'incident.scribe_id')
    .leftJoin('users as opener', 'opener.id', 'incident.opened_by')
    .leftJoin('incidents as target', 'target.id', 'incident.merged_into')
    .selectAll('incident')
    .select([
      editorOf('incident').as('editor'),
      'commander.name as commander_name',
      'team.name as group_name',
      staffDeputy(sql.ref('incident.commander_id')).as('covered_by'),
      'liaison.name as liaison_name',
      'scribe.name as scribe_name',
      'opener.name as opener_name',
      'target.number as target_number',
      OPEN_TASKS.as('open_tasks'),
      sql<number>`(select count(*)::integer from incident_tasks task
        where task.incident_id = incident.id and task.state = 'open' and task.due_at < ${now})`.as('overdue_tasks'),
      JOURNEYS.as('journeys'),
      sql<number>`(select count(*)::integer from signals signal where signal.incident_id = incident.id)`.as('signals'),
    ]);
}

export type IncidentListRow = Awaited<ReturnType<ReturnType<typeof incidents>['execute']>>[number];

type Filters = Omit<IncidentFiltersDto, 'sort' | 'order'>;

export const INCIDENTS: ListDefinition<IncidentListRow, IncidentSort, Filters, CurrentUser> = {
  id: 'incident.id',
  sort: 'opened',
  sorts: {
    opened: { column: 'incident.opened_at', type: 'timestamptz', order: 'desc', of: ({ opened_at }) => opened_at },
    severity: { column: 'incident.severity', type: 'integer', order: 'asc', of: ({ severity }) => severity },
    updated: { column: 'incident.updated_at', type: 'timestamptz', order: 'desc', of: ({ updated_at }) => updated_at },
    title: byText('incident.title', ({ title }) => title),
    state: byOrder('incident.state', INCIDENT_STATES, ({ state }) => state),
    commander: byText('commander.name', ({ commander_name }) => commander_name),
    tasks: {
      column: 'open_tasks',
      expression: OPEN_TASKS,
      type: 'integer',
      order: 'desc',
      of: ({ open_tasks }) => open_tasks,
    },
    journeys: { column: 'journeys', expression: JOURNEYS, type: 'integer', order: 'desc', of: (row) => row.journeys },
  },
  filters: {
    state: (states) => sql`incident.state = any (${states})`,
    type: (types) => sql`incident.type = any (${types})`,
    severity: (severities) => sql`incident.severity = any (${severities.map(Number)})`,
    cause: (causes) => sql`incident.cause = any (${causes})`,
    drill: (drill) => sql`incident.is_drill = ${drill}`,
    merged: (merged) => sql`(incident.merged_into is not null) = ${merged}`,
    with: (_me, { id }) => sql`(${id} in (incident.liaison_id, incident.scribe_id)
      or ${heldBy(id, { owner: sql.ref('incident.commander_id'), group: sql.ref('incident.group_id') })}
      or exists (select from incident_participants part where part.incident_id = incident.id and part.user_id = ${id}))`,
    journey_id: (id) => sql`exists (select from incident_journeys link
      where link.incident_id = incident.id and link.journey_id = ${id})`,
    q: (q) => containsWords(sql.ref('incident.search'), q),
  },
};

const orNull = (time: Date | string | null): string | null => (time === null ? null : isoTime(time));
const named = (id: string | null, name: string | null): NamedOperator | null =>
  id === null ? null : { id, name: name ?? '' };

export function incidentOf(row: IncidentListRow): Incident {
  const { merged_into: target, target_number, is_drill } = row;
  return {
    id: row.id,
    number: incidentNumber(row.number, row.is_drill),
    title: row.title,
    type: row.type,
    severity: row.severity,
    state: row.state,
    summary: row.summary,
    is_drill: row.is_drill,
    commander: named(row.commander_id, row.commander_name),
    group: row.group_name === null ? null : named(row.group_id, row.group_name),
    covered_by: row.covered_by === null ? null : jsonOf(row.covered_by),
    liaison: named(row.liaison_id, row.liaison_name),
    scribe: named(row.scribe_id, row.scribe_name),
    open_tasks: row.open_tasks,
    overdue_tasks: row.overdue_tasks,
    journeys: row.journeys,
    signals: row.signals,
    opened_by: { id: row.opened_by, name: row.opener_name ?? '' },
    opened_at: isoTime(row.opened_at),
    acknowledged_at: orNull(row.acknowledged_at),
    cause: row.cause,
    stable_at: orNull(row.stable_at),
    closed_at: orNull(row.closed_at),
    reviewed_at: orNull(row.reviewed_at),
    // One of the same kind: a drill into a drill.
    merged_into:
      target === null || target_number === null
        ? null
        : { id: target, number: incidentNumber(target_number, is_drill) },
    updated_at: isoTime(row.updated_at),
    updated_by: row.editor,
    version: row.version,
  };
}

export interface CountRow {
  is_drill: boolean;
  state: Incident['state'];
  severity: Incident['severity'];
  count: string;
}

/** Without merged ones, which are counted where they were merged into. */
export function countIncidents(database: Kysely<Tables>): Promise<CountRow[]> {
  return database
    .selectFrom('incidents')
    .select(['is_drill', 'state', 'severity', (build) => build.fn.countAll<string>().as('count')])
    .where('merged_into', 'is', null)
    .groupBy(['is_drill', 'state', 'severity'])
    .execute();
}

/** Incidents that are not stable yet; drills are no incidents. */
export async function countActive(database: Kysely<Tables>): Promise<number> {
  const { count } = await database
    .selectFrom('incidents')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('state', '=', 'active')
    .where('is_drill', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}

/** Open tasks of someone in what runs, and what reviews have left them. */
export async function countTasksOf(database: Kysely<Tables>, user_id: string): Promise<number> {
  const row = await database
    .selectFrom('incident_tasks as task')
    .innerJoin('incidents as incident', 'incident.id', 'task.incident_id')
    .select((build) => build.fn.countAll<string>().as('count'))
    .where('task.owner_id', '=', user_id)
    .where('task.state', '=', 'open')
    .where((build) =>
      build.or([build('incident.state', 'in', [...RUNNING_INCIDENT_STATES]), build('task.is_follow_up', '=', true)]),
    )
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
