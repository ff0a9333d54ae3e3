import { DOCUMENTS_LIMIT, type DocumentKind } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import type { EntityManager } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { lockCase } from '../../journeys/index.js';
import { DocumentEvents } from './document-events.js';
import { DocumentRow } from './document.entity.js';
import { PaperTasks } from './paper-tasks.js';
import { PaperWatchers } from './paper-watchers.js';

/** Who checks it says what it is. */
const KIND: DocumentKind = 'report';

/**
 * Papers that came by mail or as a text message. Nobody has confirmed who sent them: each is a paper of its own that waits to be checked, and
 * ends no task. What was asked for is answered once one of the staff accepts it.
 */
@Injectable()
export class OutsidePapers {
  constructor(
    private readonly clock: Clock,
    private readonly events: DocumentEvents,
    private readonly tasks: PaperTasks,
    private readonly watchers: PaperWatchers,
  ) {}

  /** How many more papers a case may have. */
  async room(em: EntityManager, journey_id: string): Promise<number> {
    await lockCase(em, journey_id);
    return DOCUMENTS_LIMIT - (await em.count(DocumentRow, { journey_id, removed_at: null }));
  }

  /**
   * Adds the paper of a file whose row follows in this transaction, or is there.
   * @param paper id: of the paper, which owns the file
   * @param user whose account sent it; null where nobody knows
   */
  async add(
    em: EntityManager,
    paper: { id: string; journey_id: string; file_id: string; from_address: string | null },
    user: CurrentUser | null = null,
  ): Promise<void> {
    const now = this.clock.now();
    const row = em.create(DocumentRow, {
      ...paper,
      kind: KIND,
      status: 'uploaded',
      uploaded_by: user?.id ?? null,
      uploaded_at: now,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await em.flush();
    await this.events.arrived(em, user, row);
  }

  /** One of the staff has accepted it: the oldest paper of its kind that is wanted has come. */
  async accepted(em: EntityManager, user: CurrentUser, paper: DocumentRow): Promise<void> {
    if (paper.from_address == null) return;
    const wanted = await em.findOne(
      DocumentRow,
      { journey_id: paper.journey_id, kind: paper.kind, status: 'wanted', removed_at: null, replaced_by: null },
      { orderBy: { created_at: 'asc', id: 'asc' } },
    );
    if (wanted === null) return;
    const now = this.clock.now();
    Object.assign(wanted, { removed_at: now, version: wanted.version + 1, updated_at: now });
    await em.flush();
    await this.watchers.follow(em, wanted.id, paper.id);
    await this.tasks.arrived(em, user, paper.journey_id, [paper.id, wanted.id]);
  }
}
