import type { ConsentEntry } from '@ayana/contracts/consents';
import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Database, type EntityManager, isoTime, within } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import type { Page } from '../../platform/http/cursor.js';
import { keysetList, type ListDefinition } from '../../platform/http/lists/keyset-list.js';
import type { ConsentEntryRow } from './consent-entry.entity.js';
import { type ConsentEntriesQueryDto, ENTRIES_DEFAULT } from './consent-history.dto.js';

type Row = Selectable<Tables['consent_entries']>;
export type NewConsentEntry = Pick<ConsentEntryRow, 'user_id' | 'subject' | 'topic' | 'given' | 'source'>;

const ENTRIES: ListDefinition<Row, 'newest', object, null> = {
  id: 'id',
  sort: 'newest',
  sorts: { newest: { column: 'at', type: 'timestamptz', order: 'desc', of: (row) => row.at } },
  filters: {},
};

/** What each person agreed to, and no longer agreed to, over time. */
@Injectable()
export class ConsentHistory {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Writes entries within the transaction of what they record. */
  async add(em: EntityManager, entries: readonly NewConsentEntry[]): Promise<void> {
    if (entries.length === 0) return;
    const at = this.clock.now();
    await within(em)
      .insertInto('consent_entries')
      .values(entries.map((entry) => ({ ...entry, id: this.ids.next(), at })))
      .execute();
  }

  /** The caller's own, newest first. */
  async list(
    user: CurrentUser,
    { limit = ENTRIES_DEFAULT, cursor }: ConsentEntriesQueryDto,
  ): Promise<Page<ConsentEntry>> {
    const own = this.database.read().selectFrom('consent_entries').selectAll().where('user_id', '=', user.id);
    const { items, next_cursor } = await keysetList(own, ENTRIES, { limit, cursor }, null);
    return {
      items: items.map(({ id, at, subject, topic, given, source }) => ({
        id,
        at: isoTime(at),
        subject,
        topic,
        given,
        source,
      })),
      next_cursor,
    };
  }
}
