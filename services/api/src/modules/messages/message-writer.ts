import { type LeftOutFile, type MessageChannel, UNREAD_MAIL_AFTER } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { asJson, type EntityManager, within } from '../../platform/database/database.js';
import { JobsService } from '../../platform/jobs/index.js';
import type { ThreadKey } from './thread-access.js';
import { ThreadEvents } from './thread-events.js';

export interface WrittenMessage {
  /** Null for one from outside. */
  author_id: string | null;
  text: string;
  document_ids: readonly string[];
  channel?: MessageChannel;
  /** Of one from outside. */
  from_address?: string;
  is_confirmed?: boolean;
  external_id?: string;
  left_out?: readonly LeftOutFile[];
  /** Who of the staff found its thread. */
  placed_by?: string | null;
  /** Where an answer is sent besides being here. */
  sent_to?: string;
}

/** Writes messages: their readers see them at once, and those who have not read them get a mail later. */
@Injectable()
export class MessageWriter {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly events: ThreadEvents,
    private readonly jobs: JobsService,
  ) {}

  /** @returns the id of the message */
  async write(
    em: EntityManager,
    thread: ThreadKey,
    { document_ids, left_out = [], ...message }: WrittenMessage,
  ): Promise<string> {
    const id = this.ids.next();
    const created_at = await this.nextMoment(em, thread.id);
    await within(em)
      .insertInto('messages')
      .values({
        ...message,
        id,
        thread_id: thread.id,
        document_ids: [...new Set(document_ids)],
        left_out: asJson([...left_out]),
        created_at,
      })
      .execute();
    const later = new Date(created_at.getTime() + UNREAD_MAIL_AFTER);
    await this.jobs.sendAt(em, 'messages.unread', { thread_id: thread.id }, later);
    await this.events.publish(em, 'messages.inserted', thread);
    return id;
  }

  /**
   * The time of the next message: later than every other of its thread, in the order of the commits. A read mark is the time of a message, so
   * one that is written at the same moment must not count as read.
   */
  private async nextMoment(em: EntityManager, thread_id: string): Promise<Date> {
    const { rows } = await sql<{ updated_at: string }>`
      update threads set updated_at = greatest(${this.clock.now()}::timestamptz, updated_at + interval '1 millisecond')
      where id = ${thread_id} returning updated_at`.execute(within(em));
    const [row] = rows;
    if (row === undefined) throw new Error('A thread that was just read is missing');
    return new Date(row.updated_at);
  }
}
