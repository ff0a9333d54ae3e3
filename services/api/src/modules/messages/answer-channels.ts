import { STAFF_ROLES } from '@ayana/contracts/identity';
import type { AnswerChannel, OutsideChannel } from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import { addressesOf } from './outside-addresses.js';

interface LastOutside extends AnswerChannel {
  thread_id: string;
  /** Of a mail: the Message-ID that an answer names. */
  external_id: string | null;
}

/**
 * For each thread whose last message, not counting those of the staff, came from outside: how it is answered. Known are the addresses of the
 * patient's account and those of a message that one of the staff has placed.
 */
export async function answerChannels(
  database: Kysely<Tables>,
  threadIds: readonly string[],
): Promise<Map<string, AnswerChannel>> {
  const rows = await lastFromOutside(database, threadIds);
  return new Map(rows.map(({ thread_id, channel, to, is_known }) => [thread_id, { channel, to, is_known }]));
}

export async function lastFromOutside(
  database: Kysely<Tables>,
  threadIds: readonly string[],
): Promise<readonly LastOutside[]> {
  if (threadIds.length === 0) return [];
  const { rows } = await sql<LastOutside & { channel: OutsideChannel }>`
    select last.thread_id, last.channel, last.from_address as to, last.external_id,
      coalesce(last.from_address = any (${addressesOf(sql`patient`)}), false) or exists (
        select from messages earlier where earlier.thread_id = last.thread_id
          and earlier.from_address = last.from_address and earlier.placed_by is not null) as is_known
    from (
      select distinct on (message.thread_id) message.* from messages message
      left join users author on author.id = message.author_id
      where message.thread_id = any (${[...threadIds]})
        and not coalesce(author.role = any (${[...STAFF_ROLES]}), false)
        and (message.author_id is not null or message.channel <> 'portal')
      order by message.thread_id, message.created_at desc, message.id desc) last
    join threads thread on thread.id = last.thread_id
    join cases on cases.id = thread.journey_id
    left join users patient on patient.id = cases.person_id
    where last.author_id is null and last.from_address is not null`.execute(database);
  return rows;
}
