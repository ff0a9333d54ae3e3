import { Injectable } from '@nestjs/common';
import { type EntityManager, within } from '../../platform/database/database.js';
import { MessageWriter } from './message-writer.js';

/** Writes into the thread of an assignee and the case workers, from other parts of the case. */
@Injectable()
export class AssignmentMessages {
  constructor(private readonly writer: MessageWriter) {}

  async add(em: EntityManager, assignment_id: string, message: { author_id: string; text: string }): Promise<void> {
    const thread = await within(em)
      .selectFrom('threads')
      .select(['id', 'journey_id', 'kind'])
      .where('assignment_id', '=', assignment_id)
      .where('kind', '=', 'partner')
      .executeTakeFirstOrThrow();
    await this.writer.write(em, { ...thread, assignment_id }, { ...message, document_ids: [] });
  }
}
