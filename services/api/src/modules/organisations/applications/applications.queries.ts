import type { SiteApplication } from '@ayana/contracts/organisations';
import { type Kysely, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';

type Row = Omit<SiteApplication, 'asked_at' | 'decided_at' | 'joined_at'> & {
  asked_at: Date | null;
  decided_at: Date | null;
  joined_at: Date | null;
};
const orNull = (time: Date | null): string | null => (time === null ? null : isoTime(time));

/** An application that was made on the site, with what became of it; undefined for another request of the inbox. */
export async function findApplication(database: Kysely<Tables>, id: string): Promise<SiteApplication | undefined> {
  const { rows } = await sql<Row>`
    with application as (
      select id, 'partner' as of, organisation as name, contact_name, email, kind, status, asked_at, decided_at, decided_by,
        refused_reason, partner_id, null::uuid as doctor_id from partner_applications where id = ${id}
      union all
      select id, 'doctor', name, name, email, null, status, asked_at, decided_at, decided_by,
        refused_reason, null, doctor_id from doctor_applications where id = ${id}
    )
    select application.id, application.of, application.name, application.contact_name, application.email, application.kind,
      application.status, application.asked_at, application.decided_at, decider.name as decided_by, application.refused_reason,
      case when partner.id is null then null else jsonb_build_object('id', partner.id, 'name', partner.company_name) end as organisation,
      case when doctor.id is null then null else jsonb_build_object('id', doctor.id, 'name', doctor.full_name) end as doctor,
      case when invitation.id is null or invitation.accepted_at is not null then null
        else jsonb_build_object('id', invitation.id, 'email', invitation.email, 'name', invitation.name,
          'role', invitation.role, 'sent_at', invitation.sent_at, 'expires_at', invitation.expires_at) end as invitation,
      invitation.accepted_at as joined_at
    from application
      left join users decider on decider.id = application.decided_by
      left join partners partner on partner.id = application.partner_id
      left join doctors doctor on doctor.id = application.doctor_id
      left join lateral (
        select * from organisation_invitations sent
        where (sent.partner_id = application.partner_id or sent.doctor_id = application.doctor_id)
          and lower(sent.email) = lower(application.email) and sent.ended_at is null
        order by sent.created_at desc limit 1
      ) invitation on true`.execute(database);
  const [row] = rows;
  if (row === undefined) return undefined;
  return {
    ...row,
    asked_at: orNull(row.asked_at),
    decided_at: orNull(row.decided_at),
    joined_at: orNull(row.joined_at),
  };
}
