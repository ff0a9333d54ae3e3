import {
  asleepOf,
  type RecipientClock,
  type AudienceCount,
  type AudienceSample,
  BROADCAST_CHANNELS,
  type BroadcastAudience,
  type BroadcastChannel,
  type BroadcastPerson,
  type BroadcastReach,
  type LeftOutReason,
  RECIPIENT_VARIABLES,
} from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { jsonOf } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { AudienceInputDto } from './audience.dto.js';
import { factsJoins } from './recipient-facts.js';
import { type AudienceQuestion, messagesOf, readers } from './recipients.queries.js';

const SAMPLES = 12;

interface Counted {
  people: number;
  messages: Partial<Record<BroadcastChannel, number>> | null;
  languages: { language: string; count: number }[] | null;
  left_out: { channel: BroadcastChannel; reason: LeftOutReason; count: number }[] | null;
  unknown: Record<string, number> | null;
  sample: AudienceSample[] | null;
  clocks: RecipientClock[] | null;
}

/** Counts and samples an audience, as it is now. */
@Injectable()
export class Audiences {
  constructor(private readonly clock: Clock) {}

  async count(database: Kysely<Tables>, question: AudienceQuestion): Promise<AudienceCount> {
    const { rows } = await sql<{ counted: Counted | string }>`
      with message as materialized (select * from ${messagesOf(readers(question), question)} every),
      addressed as materialized (select message.*, row_number() over once as place, first_value(key) over once as first_key from message
        where address is not null window once as (partition by channel, address order by (kind = 'family'), key)),
      reader as materialized (select key, min(name) as name, min(kind) as kind, min(country) as country, min(language) as language,
        (array_agg(journey_id order by journey_id) filter (where journey_id is not null))[1] as journey_id,
        array_agg(distinct channel) as channels, min(time_zone) as time_zone, min(user_id::text)::uuid as user_id
        from addressed where place = 1 group by key)
      select json_build_object(
        'people', (select count(*)::integer from reader),
        'messages', (select json_object_agg(channel, count) from
          (select channel, count(*)::integer as count from addressed where place = 1 group by channel) by_channel),
        'languages', (select json_agg(by_language order by count desc, language) from
          (select language, count(*)::integer as count from reader group by language) by_language),
        'left_out', (select json_agg(missed order by channel, reason) from (
          select channel, left_out as reason, count(distinct key)::integer as count from message where address is null group by 1, 2
          union all
          select channel, 'same_address', count(distinct key)::integer from addressed where place > 1 and key <> first_key
            group by 1) missed),
        'unknown', (select json_build_object(
            'name', count(*) filter (where reader.name = ''), 'patient', count(*) filter (where owner.name is null),
            'hospital', count(*) filter (where stay.hospital is null), 'arrival', count(*) filter (where flight.arrives_at is null),
            'case_manager', count(*) filter (where manager.name is null))
          from reader ${factsJoins('reader.journey_id')}),
        'clocks', (select json_agg(clock) from (
          select quiet.from_time as "from", quiet.until_time as until, coalesce(quiet.time_zone, reader.time_zone) as time_zone,
            count(*)::integer as count
          from reader left join quiet_hours quiet on quiet.user_id = reader.user_id
          where channels && '{mail,text}' group by 1, 2, 3) clock),
        'sample', (select json_agg(picked) from (select key, name, kind, country, language, channels from reader
          order by md5(key) limit ${SAMPLES}) picked)
      ) as counted`.execute(database);
    const [row] = rows;
    if (row === undefined) throw new Error('An aggregate has a row');
    const { people, messages, languages, left_out, unknown, sample, clocks } = jsonOf<Counted>(row.counted);
    return {
      people,
      messages: { mail: 0, text: 0, bell: 0, ...messages },
      languages: languages ?? [],
      left_out: left_out ?? [],
      unknown: Object.fromEntries(RECIPIENT_VARIABLES.map((name) => [name, unknown?.[name] ?? 0])),
      asleep: asleepOf(clocks ?? [], this.clock.now()),
      sample: (sample ?? []).map(({ key, name, kind, country, language, channels }) => ({
        key,
        name,
        kind,
        country,
        language,
        channels: BROADCAST_CHANNELS.filter((channel) => channels.includes(channel)),
      })),
    };
  }

  /** Who a broadcast reaches as things are now, with the names of what its audience is chosen by. */
  async reach(database: Kysely<Tables>, question: AudienceQuestion): Promise<BroadcastReach> {
    const { hospital_ids, journey_ids } = question.audience;
    const count = await this.count(database, question);
    const { rows: hospitals } = await sql<BroadcastPerson>`
      select id, hospital_name as name from partner_hospitals where id = any (${hospital_ids}::uuid[])
      order by hospital_name, id`.execute(database);
    const { rows: journeys } = await sql<BroadcastPerson>`
      select journey.id, coalesce(patient.name, '') as name from patient_journeys journey
        left join users patient on patient.id = journey.patient_id where journey.id = any (${journey_ids}::uuid[])
      order by 2, 1`.execute(database);
    return { ...count, hospitals, journeys };
  }
}

/** An audience as it is stored: everything said. */
export function audienceOf(input: AudienceInputDto): BroadcastAudience {
  const { kind, with_patients = true, with_families = false } = input;
  const list = <T>(values: readonly T[] | undefined): T[] => [...new Set(values)];
  const people = kind === 'people';
  return {
    kind,
    roles: people ? list(input.roles) : [],
    countries: people ? list(input.countries) : [],
    languages: people ? list(input.languages) : [],
    stages: people ? list(input.stages).map(Number) : [],
    hospital_ids: people ? list(input.hospital_ids) : [],
    arrives_from: people ? (input.arrives_from ?? null) : null,
    arrives_until: people ? (input.arrives_until ?? null) : null,
    journey_ids: people ? [] : list(input.journey_ids),
    with_patients: people || with_patients,
    with_families,
  };
}
