import { Injectable } from '@nestjs/common';
import { DUE_HOURS, type InboxKind } from '@ayana/contracts/inbox';
import { Ids } from '../../platform/clock/clock.js';
import { type EntityManager, within } from '../../platform/database/database.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { InboxItemRow, InboxTimelineEntry } from './inbox.entity.js';
import { findForAll } from './inbox.queries.js';
import { InboxSources } from './inbox-sources.js';

export interface ReceivedRequest {
  id: string;
  kind: InboxKind;
  name: string;
  email: string;
  phone: string | null;
  country: string | null;
  received_at: Date;
}

/** The way into the inbox, for the modules whose forms end there. */
@Injectable()
export class InboxIntake {
  constructor(
    private readonly ids: Ids,
    private readonly sources: InboxSources,
    private readonly realtime: Realtime,
  ) {}

  /** Opens an item for a request whose own row `em` has already written. */
  async receive(em: EntityManager, request: ReceivedRequest): Promise<void> {
    const { received_at } = request;
    const due_at = new Date(received_at.getTime() + DUE_HOURS * 60 * 60 * 1000);
    em.create(InboxItemRow, { ...request, status: 'new', due_at, updated_at: received_at });
    await em.flush();
    em.create(InboxTimelineEntry, {
      id: this.ids.next(),
      item_id: request.id,
      event: 'received',
      at: received_at,
      to_status: 'new',
    });
    await em.flush();
    const found = await findForAll(within(em), this.sources, request.id);
    if (found) this.realtime.publish(em, { type: 'inbox.inserted', data: found.item }, { entry: 'inbox' });
  }
}
