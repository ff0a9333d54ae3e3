import { type Credential, CREDENTIAL_REMINDER_DAYS, type CredentialStanding } from '@ayana/contracts/organisations';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import { byText } from '../../../platform/http/lists/sort-keys.js';
import { containsWords } from '../../../platform/http/lists/word-search.js';
import { isStaff } from '../organisation-access.js';
import type { CredentialsQueryDto, CredentialSort } from './credentials.dto.js';

type CredentialFilters = Pick<CredentialsQueryDto, 'partner_id' | 'doctor_id' | 'status' | 'q' | 'standing'>;
/** The day that standings are of, `YYYY-MM-DD`. */
type Today = string;

export interface FoundCredential extends Credential {
  /** Of the holder, or where the doctor works. */
  organisation_id: string;
  file_id: string;
}

export const CREDENTIALS: ListDefinition<FoundCredential, CredentialSort, CredentialFilters, Today> = {
  id: 'list.id',
  sort: 'created_at',
  sorts: {
    created_at: { column: 'list.created_at', type: 'timestamptz', order: 'desc', of: ({ created_at }) => created_at },
    holder: byText('list.holder_name', ({ holder_name }) => holder_name),
    issuer: byText('list.issuer', ({ issuer }) => issuer),
    valid_until: { column: 'list.valid_until', type: 'text', order: 'asc', of: ({ valid_until }) => valid_until },
  },
  filters: {
    partner_id: (id) => sql`list.organisation_id = ${id}`,
    doctor_id: (id) => sql`list.doctor_id = ${id}`,
    status: (status) => sql`list.status = ${status}`,
    q: (q) =>
      containsWords(sql`search_latin(list.holder_name || ' ' || list.number || ' ' || list.issuer)`, q, 'search_latin'),
    standing: (standing, today) => hasStanding(standing, today),
  },
};

/** As `credentialLine` of the contracts shows it. */
function hasStanding(standing: CredentialStanding, today: Today): RawBuilder<boolean> {
  if (standing === 'expired') return sql`list.is_expired`;
  if (standing === 'waiting' || standing === 'returned') return sql`list.status = ${standing} and not list.is_expired`;
  const isEnding = sql`list.valid_until <= (${today}::date + ${CREDENTIAL_REMINDER_DAYS[0]}::integer)::text`;
  return sql`list.status = 'accepted' and not list.is_expired and ${standing === 'ending' ? isEnding : sql`not (${isEnding})`}`;
}

/** Of the caller's organisation and its doctors, or of the doctor who the caller is; of all for the staff. */
export const credentials = (database: Kysely<Tables>, user: CurrentUser) =>
  database
    .selectFrom(
      sql<FoundCredential & { doctor_user_id: string | null }>`(
        select credential.id, credential.partner_id, credential.doctor_id, coalesce(doctor.full_name, partner.company_name) as holder_name,
          credential.kind, credential.number, credential.issuer, credential.valid_until::text as valid_until,
          exists (select from expired_credentials expired where expired.id = credential.id) as is_expired,
          file.file_name, credential.file_id, credential.status, credential.reason, credential.version, credential.created_at,
          coalesce(credential.partner_id, hospital.partner_id) as organisation_id, doctor.user_id as doctor_user_id
        from credentials credential
          left join partners partner on partner.id = credential.partner_id
          left join doctors doctor on doctor.id = credential.doctor_id
          left join partner_hospitals hospital on hospital.id = doctor.hospital_id
          left join files file on file.id = credential.file_id)`.as('list'),
    )
    .selectAll('list')
    .$if(!isStaff(user), (query) =>
      query.where(
        sql<boolean>`(list.organisation_id = (select partner_id from partner_members where user_id = ${user.id}) or list.doctor_user_id = ${user.id})`,
      ),
    );

export const credentialOf = (row: FoundCredential): Credential => ({
  id: row.id,
  partner_id: row.partner_id,
  doctor_id: row.doctor_id,
  holder_name: row.holder_name,
  kind: row.kind,
  number: row.number,
  issuer: row.issuer,
  valid_until: row.valid_until,
  is_expired: row.is_expired,
  file_name: row.file_name,
  status: row.status,
  reason: row.reason,
  version: row.version,
  created_at: isoTime(row.created_at),
});
