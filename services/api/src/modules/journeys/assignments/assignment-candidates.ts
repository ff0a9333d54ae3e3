import type { AssignmentCandidate } from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { containsWords } from '../../../platform/http/lists/word-search.js';
import { type AssignmentCandidatesQueryDto, CANDIDATES_DEFAULT } from './assignment-candidates.dto.js';
import { WORK_ROLES } from './assignment-rules.js';

/** Who can get a kind of work, by name: a referral goes to a hospital, an opinion to a doctor, the rest to a partner. */
export function assignmentCandidates(
  database: Kysely<Tables>,
  { kind, q, limit = CANDIDATES_DEFAULT }: AssignmentCandidatesQueryDto,
): Promise<AssignmentCandidate[]> {
  const role = WORK_ROLES[kind];
  const named =
    role === undefined ? hospitals(database) : kind === 'opinion' ? doctors(database) : partners(database, role);
  return named
    .$if(q !== undefined, (query) => query.where(containsWords(sql`search_text(candidate.name)`, q ?? '')))
    .orderBy(sql`lower(candidate.name)`)
    .orderBy('candidate.id')
    .limit(limit)
    .execute();
}

/** Those of an active partner. */
const hospitals = (database: Kysely<Tables>) =>
  candidates(
    database,
    sql`select 'partner_hospital_id' as field, hospital.id, hospital.hospital_name as name, city.name as detail
      from partner_hospitals hospital
      join partners partner on partner.id = hospital.partner_id and partner.status = 'active'
      left join cities city on city.id = hospital.city_id`,
  );

/** Who sign in as a doctor, with what the directory says of them. */
const doctors = (database: Kysely<Tables>) =>
  candidates(
    database,
    sql`select 'assignee_user_id' as field, person.id, coalesce(doctor.full_name, person.name) as name,
        doctor.specialization as detail
      from users person left join doctors doctor on doctor.user_id = person.id
      where person.role = 'doctor'`,
  );

/** Partners with a person of the role, and persons of the role who belong to none. */
const partners = (database: Kysely<Tables>, role: string) =>
  candidates(
    database,
    sql`select 'partner_id' as field, partner.id, partner.company_name as name, null as detail
      from partners partner
      where partner.status = 'active' and exists (
        select 1 from partner_members member join users person on person.id = member.user_id
        where member.partner_id = partner.id and person.role = ${role})
      union all
      select 'assignee_user_id', person.id, person.name, null
      from users person
      where person.role = ${role} and not exists (select 1 from partner_members member where member.user_id = person.id)`,
  );

const candidates = (database: Kysely<Tables>, rows: ReturnType<typeof sql>) =>
  database
    .selectFrom(sql<AssignmentCandidate>`(${rows})`.as('candidate'))
    .select(['candidate.field', 'candidate.id', 'candidate.name', 'candidate.detail']);
