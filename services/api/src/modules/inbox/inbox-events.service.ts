import { Injectable } from '@nestjs/common';
import { type EntityManager, within } from '../../platform/database/database.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { findForAll } from './inbox.queries.js';
import { InboxSources } from './inbox-sources.js';

/** Notifies the staff's open tabs of a changed request, each member with their own `is_read`. */
@Injectable()
export class InboxEvents {
  constructor(
    private readonly realtime: Realtime,
    private readonly sources: InboxSources,
  ) {}

  async changed(em: EntityManager, id: string): Promise<void> {
    const found = await findForAll(within(em), this.sources, id);
    if (!found) return;
    const { item, readers } = found;
    this.realtime.publish(em, { type: 'inbox.updated', data: item }, { except_user_ids: readers });
    this.realtime.publish(em, { type: 'inbox.updated', data: { ...item, is_read: true } }, { user_ids: readers });
  }
}
