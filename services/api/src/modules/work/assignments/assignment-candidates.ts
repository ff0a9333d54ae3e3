import {
  type AssigneeField,
  type AssignmentCandidate,
  type AssignmentKind,
  FIELD_FITS,
  type FieldFit,
  isOrderKind,
  OPEN_ASSIGNMENT_STATES,
} from '@ayana/contracts/journey';
import type { OrganisationKind } from '@ayana/contracts/organisations';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { containsWords } from '../../../platform/http/lists/word-search.js';
import { type AssignmentCandidatesQueryDto, CANDIDATES_DEFAULT } from './assignment-candidates.dto.js';
import { WORK_ROLES } from './assignment-rules.js';
import { ASSIGNMENT_MESSAGES as messages } from './messages.js';

/** Someone a kind of work can be given to, with what speaks for them on a case. */
export interface RankedCandidate {
  field: AssigneeField;
  id: string;
  name: string;
  detail: string | null;
  /** The organisation of a hospital, else the candidate. */
  assignee_id: string;
  city: string | null;
  /** Of the recommendation for the treatment, 0 to 100; null for one who is not recommended for it. */
  score: number | null;
  /** Gives the treatment or is recommended for it, or gives others of its field. */
  fit: FieldFit | null;
  gives_treatment: boolean;
  is_in_city: boolean;
  speaks: boolean;
  /** A paper of theirs lapsed, and none took over: everyone else comes first. */
  has_expired: boolean;
  /** Pieces of work that wait for them. */
  open_work: number;
}

interface Wanted {
  kind: AssignmentKind;
  /** The case the work is for: it ranks them, and leaves out who has this work (of orders, one can have several) or has declined it. */
  journey_id?: string | undefined;
  q?: string | undefined;
  limit?: number | undefined;
}

/** Who can get a kind of work: for a case the best first, each with the reasons in words; by name without one. */
export async function assignmentCandidates(
  database: Kysely<Tables>,
  query: AssignmentCandidatesQueryDto,
): Promise<AssignmentCandidate[]> {
  const ranked = await rankedCandidates(database, query);
  return ranked.map((each) => ({
    field: each.field,
    id: each.id,
    name: each.name,
    detail: each.detail,
    fit: each.fit,
    reasons: query.journey_id === undefined ? [] : reasonsFor(each),
  }));
}

/**
 * The ranking that the staff and the automations share: by fit of field first, then in the city and the language of the patient, by the
 * recommendation, and then by the least open work. Who does not fit the field of an opinion or a referral is only found by name.
 */
export async function rankedCandidates(
  database: Kysely<Tables>,
  { kind, journey_id, q, limit = CANDIDATES_DEFAULT }: Wanted,
): Promise<RankedCandidate[]> {
  const preferences = await preferencesOf(database, journey_id);
  const role = WORK_ROLES[kind];
  const rows =
    role === undefined
      ? hospitals(preferences)
      : kind === 'opinion'
        ? doctors(preferences)
        : partners(role, ORGANISATIONS[kind], kind === 'transport' && q !== undefined);
  const candidates = sql`(
    select candidate.*, ${fitOf(kind, preferences)} as fit, coalesce(candidate.is_there, false) as is_in_city, coalesce(candidate.talks, false) as speaks,
      exists (select 1 from expired_credentials expired left join doctors doctor on doctor.id = expired.doctor_id
        where coalesce(expired.partner_id, doctor.user_id) = candidate.assignee_id) as has_expired,
      (select count(*)::integer from assignments work where work.status in (${sql.join(OPEN_ASSIGNMENT_STATES)})
        and coalesce(work.partner_id, work.assignee_user_id) = candidate.assignee_id) as open_work
    from (${rows}) candidate
    where not exists (select 1 from assignments other where other.journey_id = ${journey_id ?? null} and other.kind = ${kind}
      and other.status in (${sql.join(isOrderKind(kind) ? ['declined'] : ['offered', 'accepted', 'declined'])})
      and coalesce(other.partner_id, other.assignee_user_id) = candidate.assignee_id))`;
  return database
    .selectFrom(sql<RankedCandidate>`${candidates}`.as('candidate'))
    .selectAll()
    .$if(q !== undefined, (query) =>
      query.where(containsWords(sql`search_latin(candidate.name)`, q ?? '', 'search_latin')),
    )
    .$if(q === undefined && journey_id !== undefined, (query) =>
      query.where(sql<boolean>`candidate.fit is distinct from 'none'`),
    )
    .$if(journey_id !== undefined, (query) =>
      query
        .orderBy('candidate.has_expired')
        .orderBy(sql`array_position(${sql.val([...FIELD_FITS])}::text[], candidate.fit)`)
        // Of hospitals those that are recommended, then those whose doctors give it.
        .orderBy(sql`candidate.field = 'partner_hospital_id' and candidate.score is null`)
        .orderBy('candidate.is_in_city', 'desc')
        .orderBy('candidate.speaks', 'desc')
        .orderBy(sql`candidate.score desc nulls last`)
        .orderBy('candidate.open_work'),
    )
    .orderBy(sql`lower(candidate.name)`)
    .orderBy('candidate.id')
    .limit(limit)
    .execute();
}

/** What the patient of a case asked for. */
interface Preferences {
  treatment_id: string | null;
  city: string | null;
  /** In English, as the catalogue names it. */
  language: string | null;
}

async function preferencesOf(database: Kysely<Tables>, journey_id: string | undefined): Promise<Preferences> {
  const row =
    journey_id === undefined
      ? undefined
      : await database
          .selectFrom('patient_journeys as journey')
          .leftJoin('users as patient', 'patient.id', 'journey.patient_id')
          .leftJoin('treatment_requests as request', 'request.id', 'journey.treatment_request_id')
          .select(['request.treatment_id', 'request.preferred_city', 'patient.language'])
          .where('journey.id', '=', journey_id)
          .executeTakeFirst();
  return {
    treatment_id: row?.treatment_id ?? null,
    city: row?.preferred_city ?? null,
    language: row?.language ? (new Intl.DisplayNames('en', { type: 'language' }).of(row.language) ?? null) : null,
  };
}

/** Only opinions and referrals need a field, which is that of the treatment. */
const fitOf = (kind: AssignmentKind, { treatment_id }: Preferences): RawBuilder<FieldFit | null> =>
  treatment_id === null || (kind !== 'opinion' && kind !== 'referral')
    ? sql`null::text`
    : sql`case when candidate.score is not null or candidate.gives_treatment then 'treatment'
        when candidate.is_of_field then 'field' else 'none' end`;

/** Whether one of these doctors gives another treatment of the same field. */
const ofField = (doctors: RawBuilder<unknown>, treatment_id: string | null): RawBuilder<boolean> =>
  sql`exists (select 1 from doctors one join doctor_treatments given on given.doctor_id = one.id
      join treatments other on other.id = given.treatment_id
      join treatments asked on asked.id = ${treatment_id} and asked.category = other.category
    where one.is_active and ${doctors})`;

/** Those of an active partner. */
const hospitals = ({ treatment_id, city, language }: Preferences): RawBuilder<unknown> =>
  sql`select 'partner_hospital_id' as field, hospital.id, hospital.hospital_name as name, city.name as detail, city.name as city,
        partner.id as assignee_id, best.recommendation_score as score,
        exists (select 1 from doctors one join doctor_treatments given on given.doctor_id = one.id and given.treatment_id = ${treatment_id}
          where one.hospital_id = hospital.id and one.is_active) as gives_treatment,
        ${ofField(sql`one.hospital_id = hospital.id`, treatment_id)} as is_of_field,
        lower(city.name) = lower(${city}) as is_there, ${language} = any(hospital.languages) as talks
      from partner_hospitals hospital
      join partners partner on partner.id = hospital.partner_id and partner.status = 'active'
      left join cities city on city.id = hospital.city_id
      left join treatment_hospital_recommendations best
        on best.hospital_partner_id = hospital.id and best.treatment_id = ${treatment_id} and best.is_active`;

/** Who sign in as a doctor, with what the directory says of them. */
const doctors = ({ treatment_id, city, language }: Preferences): RawBuilder<unknown> =>
  sql`select 'assignee_user_id' as field, person.id, coalesce(doctor.full_name, person.name) as name,
        doctor.specialization as detail, city.name as city, person.id as assignee_id,
        best.recommendation_score as score,
        exists (select 1 from doctor_treatments given where given.doctor_id = doctor.id and given.treatment_id = ${treatment_id}
          and doctor.is_active) as gives_treatment,
        ${ofField(sql`one.id = doctor.id`, treatment_id)} as is_of_field,
        lower(city.name) = lower(${city}) as is_there, ${language} = any(doctor.languages) as talks
      from users person
      left join doctors doctor on doctor.user_id = person.id
      left join partner_hospitals hospital on hospital.id = doctor.hospital_id
      left join cities city on city.id = hospital.city_id
      left join treatment_doctor_recommendations best
        on best.doctor_id = doctor.id and best.treatment_id = ${treatment_id} and best.is_active and doctor.is_active
      where person.role = 'doctor'`;

/** The kind of organisation that does each kind of work. */
const ORGANISATIONS: Readonly<Partial<Record<AssignmentKind, OrganisationKind>>> = {
  visa_support: 'travel_visa',
  transport: 'logistics',
  lodging: 'lodging',
  lab_order: 'laboratory',
  prescription: 'pharmacy',
};

/**
 * Organisations of the kind, and those with a person of the role (no hospital for a visa); and persons of the role who belong to none.
 * @param withOther those of the kind `other` too, such as interpreters, who accompany travellers: they are found by name alone
 */
const partners = (role: string, kind: OrganisationKind | undefined, withOther: boolean): RawBuilder<unknown> =>
  sql`select 'partner_id' as field, partner.id, partner.company_name as name, null as detail, null as city, partner.id as assignee_id,
        null::integer as score, false as gives_treatment, false as is_of_field, false as is_there, false as talks
      from partners partner
      where partner.status = 'active' and (${role} <> 'partner/travel_visa' or partner.kind is distinct from 'hospital') and exists (
        select 1 from partner_members member join users person on person.id = member.user_id
        where member.partner_id = partner.id and (person.role = ${role} or partner.kind = ${kind ?? null} or (${withOther} and partner.kind = 'other')))
      union all
      select 'assignee_user_id', person.id, person.name, null, null, person.id, null, false, false, false, false
      from users person
      where person.role = ${role} and not exists (select 1 from partner_members member where member.user_id = person.id)`;

/** What speaks for a candidate, in words. */
function reasonsFor({
  score,
  gives_treatment,
  fit,
  is_in_city,
  speaks,
  city,
  open_work,
  has_expired,
}: RankedCandidate): string[] {
  return [
    ...(has_expired ? [messages.expired] : []),
    ...(score !== null ? [messages.recommended(score)] : gives_treatment ? [messages.gives_treatment] : []),
    ...(fit === 'field' ? [messages.of_field] : fit === 'none' ? [messages.other_field] : []),
    ...(is_in_city && city !== null ? [messages.in_city(city)] : []),
    ...(speaks ? [messages.speaks] : []),
    messages.open_work(open_work),
  ];
}
