import { Injectable } from '@nestjs/common';
import type { CaseOrigin } from '@ayana/contracts/journey';
import { DUE_HOURS, type InboxKind, type InboxStatus, type TimelineEvent } from '@ayana/contracts/inbox';
import { Ids } from '../../platform/clock/clock.js';
import { type EntityManager, FOR_UPDATE, within } from '../../platform/database/database.js';
import { isTest } from '../../platform/requests/test-mark.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { beginPatientThread, caseOfItem, GuestLinks, openCase, type RegisteredCase } from '../case-register/index.js';
import type { Repetition } from '../messaging/index.js';
import { InboxItemRow, InboxTimelineEntry } from './inbox.entity.js';
import { findForAll } from './inbox.queries.js';
import { InboxEvents } from './inbox-events.service.js';
import { type ConfirmedMoment, InboxSources } from './inbox-sources.js';

export interface ReceivedRequest extends Repetition {
  id: string;
  kind: InboxKind;
  name: string;
  email: string;
  phone: string | null;
  country: string | null;
  received_at: Date;
  /** Given where the kind alone does not say that it is about a treatment, and so a case. */
  case_source?: CaseOrigin | undefined;
}

/** A change to an appointment, by its visitor or by the staff. */
export interface AppointmentEvent {
  event: Extract<TimelineEvent, 'booked' | 'moved' | 'cancelled' | 'link_set' | 'link_removed'>;
  at: Date;
  /** The staff member; null for the visitor. */
  actor_id: string | null;
  /** In words, for the staff. */
  text: string;
  /** The agreed time from now on; null for none. */
  moment: ConfirmedMoment | null;
}

/** The resulting status of a request: a booked time needs no confirmation, a cancelled one no answer. */
const STATUS_AFTER: Readonly<Record<AppointmentEvent['event'], InboxStatus | null>> = {
  booked: 'confirmed',
  moved: null,
  cancelled: 'closed',
  link_set: null,
  link_removed: null,
};

/** Adds requests to the inbox, for the modules with their forms. */
@Injectable()
export class InboxIntake {
  constructor(
    private readonly ids: Ids,
    private readonly sources: InboxSources,
    private readonly realtime: Realtime,
    private readonly inboxEvents: InboxEvents,
    private readonly guestLinks: GuestLinks,
  ) {}

  /**
   * Opens an item for a request whose own row `em` has already written.
   * @returns its case; null for one about no treatment
   */
  async receive(
    em: EntityManager,
    { case_source: source, ...request }: ReceivedRequest,
  ): Promise<RegisteredCase | null> {
    // A test has its own list (`form-tests`): nobody has to answer it.
    if (isTest()) return null;
    const { received_at } = request;
    const due_at = new Date(received_at.getTime() + DUE_HOURS * 60 * 60 * 1000);
    em.create(InboxItemRow, { ...request, status: 'new', lead_stage: 'new', due_at, updated_at: received_at });
    await em.flush();
    em.create(InboxTimelineEntry, {
      id: this.ids.next(),
      item_id: request.id,
      event: 'received',
      at: received_at,
      to_status: 'new',
    });
    await em.flush();
    const opened =
      source === undefined
        ? await caseOfItem(within(em), request.id)
        : await openCase(em, this.ids, { inbox_item_id: request.id, source, created_at: received_at });
    if (opened !== null) {
      await beginPatientThread(within(em), this.ids, { id: opened.id, created_at: received_at });
      await this.guestLinks.open(em, opened.id);
    }
    const found = await findForAll(within(em), this.sources, request.id);
    if (found) this.realtime.publish(em, { type: 'inbox.inserted', data: found.item }, 'all');
    return opened;
  }

  /** Records a change to the appointment of a request, and the agreed time from then on. */
  async appointment(
    em: EntityManager,
    id: string,
    { event, at, actor_id, text, moment }: AppointmentEvent,
  ): Promise<void> {
    const item = await em.findOneOrFail(InboxItemRow, { id }, FOR_UPDATE);
    const to = STATUS_AFTER[event];
    em.create(InboxTimelineEntry, {
      id: this.ids.next(),
      item_id: id,
      event,
      at,
      actor_id,
      text,
      from_status: to === null ? null : item.status,
      to_status: to,
    });
    item.status = to ?? item.status;
    item.confirmed_starts_at = moment?.starts_at ?? null;
    item.confirmed_time_zone = moment?.time_zone ?? null;
    item.confirmed_minutes = moment?.minutes ?? null;
    item.updated_at = at;
    await em.flush();
    await this.inboxEvents.changed(em, id);
  }
}
