import { PREVIEW_TYPES } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { AppError, notFound } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { type JourneyReader, readerOf } from '../journeys/index.js';
import { papersOpenTo, shownFileName } from '../records/index.js';
import type { RoomPaperDto } from './room.dto.js';
import { roomEntryOf } from './room-entry.js';

/** Papers of the journey that a person in the room may open, and so show to the others. */
@Injectable()
export class RoomPapers {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async list(user: CurrentUser, appointmentId: string): Promise<{ items: RoomPaperDto[] }> {
    const { talk } = await roomEntryOf(this.database.read(), user, appointmentId);
    return { items: talk.journey_id === null ? [] : await this.papersOf(user, talk.journey_id) };
  }

  /** @throws AppError `not_found` for a paper that they may not open */
  async refuseUnseen(user: CurrentUser, appointmentId: string, documentId: string): Promise<void> {
    const { items } = await this.list(user, appointmentId);
    if (!items.some(({ id }) => id === documentId)) throw notFound();
  }

  private async papersOf(user: CurrentUser, journeyId: string): Promise<RoomPaperDto[]> {
    const database = this.database.read();
    const reader = await readerOrNull(() => readerOf(database, user, journeyId));
    if (reader === null) return [];
    const rows = await database
      .selectFrom('documents as document')
      .innerJoin('files as file', 'file.id', 'document.file_id')
      .select(['document.id', 'document.kind', 'file.file_name', 'file.media_type'])
      .where('document.status', 'in', ['uploaded', 'checked'])
      .where('file.media_type', 'in', [...PREVIEW_TYPES])
      .where(papersOpenTo(reader, user, this.clock.now()))
      .orderBy('document.created_at', 'desc')
      .orderBy('document.id', 'desc')
      .limit(100)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      media_type: row.media_type,
      file_name: shownFileName(reader.parts, row) ?? '',
    }));
  }
}

/** Null for someone who is nothing to the journey, such as a doctor who is only asked for a talk. */
async function readerOrNull(read: () => Promise<JourneyReader>): Promise<JourneyReader | null> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}
