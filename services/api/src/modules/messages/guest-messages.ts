import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { type EntityManager, within } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import { MessageWriter } from './message-writer.js';

/** A message of a case, for the page of its guest. */
export interface SeenByGuest {
  id: string;
  from: 'guest' | 'team' | 'other';
  name: string | null;
  text: string;
  created_at: string;
}

/** Writes into the thread of a case what its guest sends by the link of a mail: whose it is nobody has confirmed. */
@Injectable()
export class GuestMessages {
  constructor(private readonly writer: MessageWriter) {}

  /** @returns the id of the message */
  async add(em: EntityManager, case_id: string, text: string): Promise<string> {
    const thread = await within(em)
      .selectFrom('threads')
      .select(['id', 'journey_id', 'kind'])
      .where('journey_id', '=', case_id)
      .where('kind', '=', 'patient')
      .executeTakeFirstOrThrow();
    const message = { author_id: null, channel: 'guest_link', is_confirmed: false, text, document_ids: [] } as const;
    return this.writer.write(em, { ...thread, assignment_id: null }, message);
  }

  /** The last ones of the thread, oldest first. */
  async list(database: Kysely<Tables>, case_id: string, most: number): Promise<SeenByGuest[]> {
    const { rows } = await sql<SeenByGuest>`select * from (
      select message.id, message.text, message.created_at, author.name,
        case when message.channel = 'guest_link' then 'guest' when author.id is null then 'other' else 'team' end as from
      from messages message join threads thread on thread.id = message.thread_id and thread.kind = 'patient'
        left join users author on author.id = message.author_id
      where thread.journey_id = ${case_id} order by message.created_at desc, message.id desc limit ${most}) last
      order by created_at, id`.execute(database);
    return rows;
  }
}
