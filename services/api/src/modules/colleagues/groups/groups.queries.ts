import type { StaffGroup } from '@ayana/contracts/identity';
import { RUNNING_INCIDENT_STATES } from '@ayana/contracts/operations';
import { isOpenRequest, SERVICE_REQUEST_STATES } from '@ayana/contracts/service-desk';
import { type Kysely, sql } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import { isoTime, jsonOf } from '../../../platform/database/database.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import type { Tables } from '../../../platform/database/tables.js';
import { isStaff } from './held-work.js';

const OPEN_REQUESTS = SERVICE_REQUEST_STATES.filter(isOpenRequest);

/** How much lies with a `team` that nobody of it has taken. */
const OPEN = sql<number>`(
  (select count(*) from service_requests request
    where request.group_id = team.id and request.assigned_to is null and request.state = any (${OPEN_REQUESTS}))
  + (select count(*) from incidents incident where incident.group_id = team.id and incident.commander_id is null
    and incident.state = any (${[...RUNNING_INCIDENT_STATES]})))::integer`;

const MEMBERS = sql<StaffGroup['members']>`coalesce((
  select jsonb_agg(jsonb_build_object('id', person.id, 'name', coalesce(person.name, '')) order by person.name, person.id)
  from staff_group_members member join users person on person.id = member.user_id and ${isStaff}
  where member.group_id = team.id), '[]')`;

export async function findGroups(database: Kysely<Tables>, id?: string): Promise<StaffGroup[]> {
  const rows = await database
    .selectFrom('staff_groups as team')
    .select(['team.id', 'team.name', 'team.purpose', 'team.version', 'team.updated_at'])
    .select([editorOf('team').as('updated_by'), MEMBERS.as('members'), OPEN.as('open')])
    .$if(id !== undefined, (query) => query.where('team.id', '=', id ?? ''))
    .orderBy(sql`lower(team.name)`)
    .orderBy('team.id')
    .execute();
  return rows.map(({ purpose, members, updated_at, ...row }) =>
    Object.assign(row, { purpose, members: jsonOf(members), updated_at: isoTime(updated_at) }),
  );
}

/** @throws AppError `not_found` */
export async function findGroup(database: Kysely<Tables>, id: string): Promise<StaffGroup> {
  const [found] = await findGroups(database, id);
  if (found === undefined) throw notFound();
  return found;
}
