import type { Organisation, OrganisationDetail, OrganisationKind } from '@ayana/contracts/organisations';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import { isoTime } from '../../../platform/database/database.js';
import type { ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import { byText } from '../../../platform/http/lists/sort-keys.js';
import { containsWords } from '../../../platform/http/lists/word-search.js';

const CITIES = sql<string[]>`coalesce((
  select jsonb_agg(distinct city.name) from cities city
  where city.id = any (partner.city_ids)
    or city.id in (select hospital.city_id from partner_hospitals hospital where hospital.partner_id = partner.id)), '[]')`;

export interface OrganisationFilters {
  q?: string;
  kind?: OrganisationKind;
  city?: string;
  waiting?: boolean;
  expired?: boolean;
}

const WAITING = sql<boolean>`(list.proposals_waiting > 0 or list.doctors_waiting > 0 or list.credentials_waiting > 0 or list.credentials_expired > 0 or list.owners = 0)`;

export const ORGANISATIONS: ListDefinition<
  Organisation,
  'name' | 'created_at' | 'kind' | 'people',
  OrganisationFilters,
  null
> = {
  id: 'list.id',
  sort: 'name',
  sorts: {
    name: { column: 'list.name', type: 'text', order: 'asc', of: ({ name }) => name },
    kind: byText('list.kind', ({ kind }) => kind),
    people: { column: 'list.people', type: 'integer', order: 'desc', of: ({ people }) => people },
    created_at: { column: 'list.created_at', type: 'timestamptz', order: 'desc', of: ({ created_at }) => created_at },
  },
  filters: {
    q: (q) => containsWords(sql`search_text(list.name)`, q),
    kind: (kind) => sql`list.kind = ${kind}`,
    city: (city) => sql`exists (select from cities city where city.id = ${city} and list.cities ? city.name)`,
    expired: (expired) => (expired ? sql`list.credentials_expired > 0` : sql`list.credentials_expired = 0`),
    waiting: (waiting) => (waiting ? WAITING : sql`not ${WAITING}`),
  },
};

/** Of the organisation, or of a doctor who works there. */
const OF_ORGANISATION = sql`(partner_id = partner.id or doctor_id in (
  select doctor.id from doctors doctor join partner_hospitals hospital on hospital.id = doctor.hospital_id
  where hospital.partner_id = partner.id))`;

/** Every organisation with its figures. */
export const organisations = (database: Kysely<Tables>) =>
  database
    .selectFrom(
      sql<Organisation>`(
      select partner.id, partner.company_name as name, partner.kind, partner.status, ${CITIES} as cities, partner.created_at,
        (select count(*)::int from partner_members where partner_id = partner.id) as people,
        (select count(*)::int from partner_members where partner_id = partner.id and role = 'owner') as owners,
        (select count(*)::int from change_proposals where partner_id = partner.id and status = 'waiting') as proposals_waiting,
        (select count(*)::int from proposed_doctors where partner_id = partner.id and status = 'proposed') as doctors_waiting,
        (select count(*)::int from credentials where status = 'waiting' and ${OF_ORGANISATION}) as credentials_waiting,
        (select count(*)::int from expired_credentials where ${OF_ORGANISATION}) as credentials_expired
      from partners partner)`.as('list'),
    )
    .selectAll('list');

type Head = Omit<OrganisationDetail, 'own_role' | 'invitations' | 'proposed_doctors'>;

/** One organisation, whole; undefined for none. */
export async function findOrganisation(database: Kysely<Tables>, id: string): Promise<Head | undefined> {
  const { rows } = await sql<Head>`
    select partner.id, partner.company_name as name, partner.kind, partner.status, partner.about, partner.email, partner.phone,
      partner.website, partner.address, to_jsonb(partner.languages) as languages, to_jsonb(partner.city_ids) as city_ids,
      ${CITIES} as cities, partner.time_zone, partner.opening_hours, partner.version, partner.created_at, partner.updated_at,
      ${editorOf('partner')} as updated_by,
      coalesce((
        select jsonb_agg(jsonb_build_object('user_id', person.id, 'name', person.name, 'email', person.email, 'role', member.role,
          'account_role', person.role, 'since', member.created_at, 'absence', (
            select jsonb_build_object('deputy_id', deputy.id, 'deputy_name', deputy.name,
              'until', ((absence.until_at - interval '1 minute') at time zone partner.time_zone)::date,
              'set_at', absence.created_at, 'set_by_name', setter.name,
              'version', (extract(epoch from absence.created_at) * 1000)::bigint)
            from member_absences absence join users deputy on deputy.id = absence.deputy_id
              left join users setter on setter.id = absence.set_by
            where absence.user_id = member.user_id and absence.partner_id = partner.id and absence.until_at > now()
          )) order by member.created_at, person.id)
        from partner_members member join users person on person.id = member.user_id where member.partner_id = partner.id
      ), '[]') as members,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', hospital.id, 'hospital_name', hospital.hospital_name, 'city_name', city.name)
          order by hospital.hospital_name, hospital.id)
        from partner_hospitals hospital left join cities city on city.id = hospital.city_id
        where hospital.partner_id = partner.id
      ), '[]') as hospitals,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', doctor.id, 'full_name', doctor.full_name, 'title', doctor.title,
          'hospital_id', hospital.id, 'hospital_name', hospital.hospital_name, 'is_active', doctor.is_active,
          'user_id', person.id, 'user_email', person.email, 'invitation', (
            select jsonb_build_object('id', invitation.id, 'email', invitation.email, 'name', invitation.name, 'role', null,
              'sent_at', invitation.sent_at, 'expires_at', invitation.expires_at)
            from organisation_invitations invitation
            where invitation.doctor_id = doctor.id and invitation.accepted_at is null and invitation.ended_at is null
            order by invitation.sent_at desc limit 1
          )) order by doctor.full_name, doctor.id)
        from doctors doctor
          join partner_hospitals hospital on hospital.id = doctor.hospital_id
          left join users person on person.id = doctor.user_id
        where hospital.partner_id = partner.id
      ), '[]') as doctors
    from partners partner where partner.id = ${id}`.execute(database);
  const [row] = rows;
  return row === undefined
    ? undefined
    : { ...row, created_at: isoTime(row.created_at), updated_at: isoTime(row.updated_at) };
}
