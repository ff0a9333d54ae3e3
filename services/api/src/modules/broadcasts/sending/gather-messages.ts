import { sql } from 'kysely';
import { type EntityManager, within } from '../../../platform/database/database.js';
import {
  type AudienceQuestion,
  families,
  messagesOf,
  patients,
  type RecipientPart,
} from '../audience/recipients.queries.js';

/** Readers of one statement: a hundred thousand in one would take longer than a statement may. */
const PART = 5000;
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * Writes the messages of a broadcast: one an address and channel, kept so by the database.
 * @param local_time a wall-clock time in each reader’s zone; null: from `now` on
 * @returns how many
 */
export async function gatherMessages(
  em: EntityManager,
  {
    broadcast_id,
    question,
    now,
    local_time,
  }: { broadcast_id: string; question: AudienceQuestion; now: Date; local_time: string | null },
): Promise<number> {
  const { audience } = question;
  const sources = [
    ...(audience.kind === 'people' || audience.with_patients ? [patients] : []),
    ...(audience.with_families ? [families] : []),
  ];
  let total = 0;
  for (const source of sources) {
    let after: string | null = FIRST;
    while (after !== null) {
      const part: RecipientPart = { after, limit: PART };
      const readers = source(question, part);
      const due =
        local_time === null
          ? sql`${now}`
          : sql`greatest(${now}, ${local_time}::timestamp at time zone message.time_zone)`;
      const { rows } = await sql<{ added: number; last: string | null; seen: number }>`
        with message as materialized (select * from ${messagesOf(readers, question)} every),
        added as (insert into broadcast_messages
            (broadcast_id, channel, address_hash, user_id, companion_id, journey_id, language, time_zone, state, not_before)
          select distinct on (channel, address) ${broadcast_id}::uuid, channel,
            encode(sha256(convert_to(address, 'UTF8')), 'hex'), user_id, companion_id, journey_id, language, time_zone, 'waiting', ${due}
          from message where address is not null order by channel, address, position
          on conflict on constraint broadcast_messages_once do nothing returning 1)
        select (select count(*)::integer from added) as added, (select count(distinct position)::integer from message) as seen,
          (select position::text from message order by position desc limit 1) as last`.execute(within(em));
      const [row]: { added: number; last: string | null; seen: number }[] = rows;
      total += row?.added ?? 0;
      after = row === undefined || row.seen === 0 ? null : row.last;
    }
  }
  return total;
}
