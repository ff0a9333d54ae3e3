import type { BroadcastAudience, BroadcastChannel, BroadcastPurpose } from '@ayana/contracts/operations';
import { BROADCAST_MAIN_LANGUAGE } from '@ayana/contracts/operations';
import type { NewsletterTopic } from '@ayana/contracts/newsletter';
import { COUNTRIES, INDIA_ZONE } from '@ayana/contracts/places';
import { type RawBuilder, sql } from 'kysely';

/** What decides who gets a broadcast, and by which channels. */
export interface AudienceQuestion {
  audience: BroadcastAudience;
  channels: readonly BroadcastChannel[];
  purpose: BroadcastPurpose;
  topic: NewsletterTopic | null;
  /** That it is written in, the main one among them. */
  languages: readonly string[];
}

/** Readers are gathered in parts: of all with patients or families, those whose ids come next. */
export interface RecipientPart {
  after: string;
  limit: number;
}

const ZONES = JSON.stringify(Object.fromEntries(COUNTRIES.map(({ name, time_zone }) => [name, time_zone])));

/** Everyone an audience names, each with what is needed to write to them; a person may be in it twice. */
export function readers(question: AudienceQuestion): RawBuilder<unknown> {
  const { audience } = question;
  const parts = [
    ...(audience.kind === 'people' || audience.with_patients ? [patients(question)] : []),
    ...(audience.with_families ? [families(question)] : []),
  ];
  return parts.length === 0 ? patients(question, undefined, sql`false`) : sql.join(parts, sql` union all `);
}

/** Users by what they are, or the patients of journeys. */
export function patients(
  { audience, languages }: AudienceQuestion,
  part?: RecipientPart,
  only: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  return sql`(select person.id as position, person.id::text as key, person.id as user_id, null::uuid as companion_id,
      journey.id as journey_id,
      case when person.role in ('patient', 'unverified_user') then 'patient' else 'other' end as kind, person.name, person.country,
      case when person.email_verified_at is not null then lower(person.email) end as email,
      nullif(regexp_replace(coalesce(person.phone, ''), '\\D', '', 'g'), '') as phone,
      person.role in ('patient', 'unverified_user') as has_bell,
      ${writtenIn(sql`person.language`, languages)} as language,
      coalesce(person.time_zone, ${ZONES}::jsonb ->> person.country, ${INDIA_ZONE}) as time_zone
    from ${audience.kind === 'people' ? people(audience) : chosen(audience)}
    where ${only}${part === undefined ? sql`` : sql` and person.id > ${part.after}::uuid order by person.id limit ${part.limit}`})`;
}

/** Companions of those patients, who have accepted; with an account or without. */
export function families({ audience, languages }: AudienceQuestion, part?: RecipientPart): RawBuilder<unknown> {
  return sql`(select companion.id as position, coalesce(relative.id::text, companion.id::text) as key, relative.id as user_id,
      companion.id as companion_id, journey.id as journey_id, 'family' as kind, coalesce(relative.name, companion.name) as name,
      relative.country,
      case when relative.id is null or relative.email_verified_at is not null
        then lower(coalesce(relative.email, companion.email)) end as email,
      nullif(regexp_replace(coalesce(relative.phone, ''), '\\D', '', 'g'), '') as phone,
      coalesce(relative.role in ('patient', 'unverified_user'), false) as has_bell,
      ${writtenIn(sql`coalesce(nullif(companion.language, ''), relative.language)`, languages)} as language,
      coalesce(relative.time_zone, ${ZONES}::jsonb ->> relative.country, person.time_zone, ${ZONES}::jsonb ->> person.country,
        ${INDIA_ZONE}) as time_zone
    from ${audience.kind === 'people' ? people(audience) : chosen(audience)}
    join companions companion on companion.journey_id = journey.id and companion.accepted_at is not null
      and companion.withdrawn_at is null
    left join users relative on relative.id = companion.user_id
    where true${
      part === undefined
        ? sql``
        : sql` and companion.id > ${part.after}::uuid order by companion.id limit ${part.limit}`
    })`;
}

/** `person` with the latest `journey`, an open one first, by the filters. */
function people(audience: BroadcastAudience): RawBuilder<unknown> {
  const { roles, countries, languages, stages, hospital_ids, arrives_from, arrives_until } = audience;
  const filters = [
    ...(roles.length === 0 ? [] : [sql`one.role = any (${roles})`]),
    ...(countries.length === 0 ? [] : [sql`one.country = any (${countries})`]),
    ...(languages.length === 0 ? [] : [sql`one.language = any (${languages})`]),
    ...(stages.length === 0 ? [] : [sql`latest.current_stage = any (${stages}::integer[])`]),
    ...(hospital_ids.length === 0
      ? []
      : [
          sql`exists (select from admissions stay where stay.journey_id = latest.id
            and stay.partner_hospital_id = any (${hospital_ids}::uuid[]))`,
        ]),
    ...(arrives_from === null && arrives_until === null ? [] : [arriving(arrives_from, arrives_until)]),
  ];
  return sql`(select one.*, latest.id as journey_of from users one
      left join lateral (select id, current_stage from patient_journeys where patient_id = one.id
        order by (status = 'open') desc, created_at desc, id limit 1) latest on true
      where one.role is not null and not one.is_test${filters.map((filter) => sql` and ${filter}`).reduce((all, each) => sql`${all}${each}`, sql``)}) person
    left join patient_journeys journey on journey.id = person.journey_of`;
}

/** The patients of chosen journeys. */
const chosen = ({ journey_ids }: BroadcastAudience): RawBuilder<unknown> => sql`
  (select distinct on (case_.patient_id) case_.id as journey_of, owner.* from patient_journeys case_
    join users owner on owner.id = case_.patient_id where case_.id = any (${journey_ids}::uuid[])
    order by case_.patient_id, case_.created_at desc) person
  join patient_journeys journey on journey.patient_id = person.id and journey.id = any (${journey_ids}::uuid[])`;

const arriving = (from: string | null, until: string | null): RawBuilder<unknown> => sql`
  exists (select from travel_legs leg where leg.journey_id = latest.id and leg.kind = 'flight' and leg.status <> 'cancelled'
    and (coalesce(leg.ends_at, leg.starts_at) at time zone coalesce(leg.end_zone, leg.zone))::date
      between coalesce(${from}::date, '-infinity') and coalesce(${until}::date, 'infinity'))`;

const writtenIn = (language: RawBuilder<unknown>, languages: readonly string[]): RawBuilder<unknown> =>
  sql`case when ${language} = any (${[...languages]}) then ${language} else ${BROADCAST_MAIN_LANGUAGE} end`;

/** The messages of readers: each with the address it goes to, null with the reason where it goes to none. */
export function messagesOf(
  of: RawBuilder<unknown>,
  { channels, purpose, topic }: AudienceQuestion,
): RawBuilder<unknown> {
  const parts = channels.map((channel) => {
    const subscribed =
      purpose === 'promotion'
        ? sql`exists (select from newsletter_subscriptions known where lower(known.email) = reader.email
            and known.unsubscribed_at is null and ${topic} = any (known.topics))`
        : sql`true`;
    if (channel === 'mail')
      return sql`select reader.*, 'mail' as channel, case when ${subscribed} then reader.email end as address,
        case when reader.email is null then 'no_address' when not ${subscribed} then 'not_subscribed' end as left_out from reader`;
    if (channel === 'text')
      return sql`select reader.*, 'text' as channel, reader.phone as address,
        case when reader.phone is null then 'no_phone' end as left_out from reader`;
    return sql`select reader.*, 'bell' as channel, case when reader.has_bell then reader.user_id::text end as address,
      case when not reader.has_bell then 'no_portal' end as left_out from reader`;
  });
  return sql`(with reader as (${of}) ${sql.join(parts, sql` union all `)})`;
}
