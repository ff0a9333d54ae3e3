import { Injectable } from '@nestjs/common';
import { AppError, notFound } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { type EntityManager, FOR_UPDATE, within } from '../../platform/database/database.js';
import { OutsideFiles } from '../../platform/files/outside-files.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { OutsideMessages } from '../messages/index.js';
import { OutsidePapers, paperOwner } from '../records/index.js';
import { incomingOwner, IncomingMessageRow } from './incoming-message.entity.js';
import { INCOMING_MESSAGES as messages } from './messages.js';

/** Puts a message into the thread of a case, with its files as papers that wait to be checked. */
@Injectable()
export class Deposits {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly files: OutsideFiles,
    private readonly papers: OutsidePapers,
    private readonly outside: OutsideMessages,
  ) {}

  /** Locks a case, before any row that is put into it. */
  async lock(em: EntityManager, case_id: string): Promise<void> {
    await this.papers.room(em, case_id);
  }

  /** @param user who places it by hand; null for one whose case is known */
  async put(em: EntityManager, id: string, case_id: string, user: CurrentUser | null): Promise<IncomingMessageRow> {
    const room = await this.papers.room(em, case_id);
    const row = await em.findOne(IncomingMessageRow, { id }, FOR_UPDATE);
    if (row === null) throw notFound();
    const thread = await this.outside.threadOf(em, case_id);
    if (thread === null) throw new AppError('illegal_transition', messages.no_thread);
    const from_address = row.from_address ?? '';
    const document_ids = await this.filesOf(em, row, { case_id, from_address, room });
    const message_id = await this.outside.add(em, thread, {
      channel: row.channel,
      from_address,
      external_id: row.external_id,
      text: row.text ?? '',
      document_ids,
      left_out: row.left_out,
      placed_by: user?.id ?? null,
    });
    const now = this.clock.now();
    // What it says is in the thread now, and there alone.
    Object.assign(row, {
      status: 'placed',
      case_id,
      message_id,
      from_address: null,
      from_name: null,
      subject: null,
      text: null,
      left_out: [],
      ...(user === null ? {} : { handled_by: user.id, handled_at: now }),
      version: row.version + 1,
      updated_at: now,
    });
    await em.flush();
    return row;
  }

  private async filesOf(
    em: EntityManager,
    { id }: IncomingMessageRow,
    { case_id, from_address, room }: { case_id: string; from_address: string; room: number },
  ): Promise<string[]> {
    const files = await within(em)
      .selectFrom('files')
      .select('id')
      .where('owner_kind', '=', 'incoming_message')
      .where('owner_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    if (files.length > room) throw new AppError('illegal_transition', messages.no_room);
    const document_ids: string[] = [];
    for (const file of files) {
      const paper = this.ids.next();
      await this.files.hand(em, file.id, incomingOwner(id), paperOwner(paper));
      await this.papers.add(em, { id: paper, journey_id: case_id, file_id: file.id, from_address });
      document_ids.push(paper);
    }
    return document_ids;
  }
}
