import type { ProposedDoctor } from '@ayana/contracts/organisations';
import { type Kysely, sql } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { isStaff } from '../organisation-access.js';

/** More than a hospital looks at. */
const SHOWN = 100;

type Row = Omit<ProposedDoctor, 'created_at' | 'updated_at'> & {
  partner_id: string;
  created_at: Date;
  updated_at: Date;
};

const ROWS = sql<Row>`
  select proposed.id, proposed.partner_id, hospital.hospital_name, proposed.doctor_id, proposed.full_name, proposed.entry,
    proposed.email, proposed.note, proposed.reason, by.name as proposed_by, proposed.version, proposed.created_at, proposed.updated_at,
    case when proposed.status <> 'approved' then proposed.status
      when doctor.user_id is not null or invited.accepted_at is not null then 'joined'
      when invited.id is not null then 'invited' else 'approved' end as step,
    case when invited.id is null or invited.accepted_at is not null then null
      else jsonb_build_object('id', invited.id, 'email', invited.email, 'name', invited.name, 'role', null,
        'sent_at', invited.sent_at, 'expires_at', invited.expires_at) end as invitation
  from proposed_doctors proposed
    join partner_hospitals hospital on hospital.id = proposed.hospital_id
    left join doctors doctor on doctor.id = proposed.doctor_id
    left join users by on by.id = proposed.proposed_by
    left join lateral (
      select * from organisation_invitations sent
      where sent.doctor_id = proposed.doctor_id and lower(sent.email) = lower(proposed.email) and sent.ended_at is null
      order by sent.created_at desc limit 1
    ) invited on proposed.status = 'approved'`;

const shown = ({ partner_id: _partner, created_at, updated_at, ...row }: Row): ProposedDoctor => ({
  ...row,
  created_at: isoTime(created_at),
  updated_at: isoTime(updated_at),
});

/** Those of an organisation, the newest first. */
export async function proposedDoctorsOf(database: Kysely<Tables>, partnerId: string): Promise<ProposedDoctor[]> {
  const { rows } = await sql<Row>`${ROWS} where proposed.partner_id = ${partnerId} and proposed.status <> 'withdrawn'
    order by proposed.created_at desc, proposed.id desc limit ${SHOWN}`.execute(database);
  return rows.map(shown);
}

/** One of the caller's organisation, any for the staff. @throws AppError `not_found` */
export async function proposedDoctor(
  database: Kysely<Tables>,
  user: CurrentUser,
  id: string,
): Promise<ProposedDoctor & { partner_id: string }> {
  const own = isStaff(user)
    ? sql`true`
    : sql`proposed.partner_id = (select partner_id from partner_members where user_id = ${user.id})`;
  const { rows } = await sql<Row>`${ROWS} where proposed.id = ${id} and ${own}`.execute(database);
  const [row] = rows;
  if (row === undefined) throw notFound();
  return { ...shown(row), partner_id: row.partner_id };
}
