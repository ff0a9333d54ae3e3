import type { LeftOutFile, OutsideChannel } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { type EntityManager, within } from '../../platform/database/database.js';
import { MessageWriter } from './message-writer.js';
import type { ThreadKey } from './thread-access.js';

/** A message that came by mail or as a text message. */
export interface OutsideMessage {
  channel: OutsideChannel;
  from_address: string;
  external_id: string;
  text: string;
  document_ids: readonly string[];
  left_out: readonly LeftOutFile[];
  /** Who of the staff found its thread; null for one whose address says it. */
  placed_by: string | null;
}

/** Writes into the thread of a patient what came from outside: unread, and with a sender that nobody has confirmed. */
@Injectable()
export class OutsideMessages {
  constructor(private readonly writer: MessageWriter) {}

  /** The thread of a case with its patient; null where there is none. */
  async threadOf(em: EntityManager, case_id: string): Promise<ThreadKey | null> {
    const thread = await within(em)
      .selectFrom('threads')
      .select(['id', 'journey_id', 'kind'])
      .where('journey_id', '=', case_id)
      .where('kind', '=', 'patient')
      .executeTakeFirst();
    return thread === undefined ? null : { ...thread, assignment_id: null };
  }

  /** @returns the id of the message */
  add(em: EntityManager, thread: ThreadKey, message: OutsideMessage): Promise<string> {
    return this.writer.write(em, thread, { ...message, author_id: null, is_confirmed: false });
  }
}
