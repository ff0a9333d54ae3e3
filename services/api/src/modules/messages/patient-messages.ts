import { Injectable } from '@nestjs/common';
import { type EntityManager, within } from '../../platform/database/database.js';
import { MessageWriter } from './message-writer.js';

/** Writes into the thread of a patient and the case workers, from other parts of the case. */
@Injectable()
export class PatientMessages {
  constructor(private readonly writer: MessageWriter) {}

  async add(em: EntityManager, journey: { id: string }, message: { author_id: string; text: string }): Promise<void> {
    const thread = await within(em)
      .selectFrom('threads')
      .select(['id', 'journey_id', 'kind'])
      .where('journey_id', '=', journey.id)
      .where('kind', '=', 'patient')
      .executeTakeFirstOrThrow();
    await this.writer.write(em, { ...thread, assignment_id: null }, { ...message, document_ids: [] });
  }
}
