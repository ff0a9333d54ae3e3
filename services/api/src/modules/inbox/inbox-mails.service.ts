import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { TimelineEvent } from '@ayana/contracts/inbox';
import { Clock, Ids } from '../../platform/clock/clock.js';
import type { EntityManager } from '../../platform/database/database.js';
import { type MailOutcome, MailOutcomes } from '../messaging/index.js';
import { InboxItemRow, InboxTimelineEntry } from './inbox.entity.js';
import { InboxEvents } from './inbox-events.service.js';

const SENT: Partial<Record<MailOutcome['template'], TimelineEvent>> = {
  contact_acknowledgement: 'acknowledged',
  support_acknowledgement: 'acknowledged',
  application_acknowledgement: 'acknowledged',
  consultation_acknowledgement: 'acknowledged',
  video_consultation_acknowledgement: 'acknowledged',
  appointment_booked: 'acknowledged',
  inbox_reply: 'reply_sent',
};

/** Mails to the visitor whose failure the staff must know about. */
const TO_VISITOR = new Set<MailOutcome['template']>([
  ...(Object.keys(SENT) as MailOutcome['template'][]),
  'consultation_confirmed',
  'appointment_moved',
  'appointment_cancelled',
  'appointment_link',
]);

/** Records the outcome of the mails to its sender on a request's timeline. */
@Injectable()
export class InboxMails implements OnModuleInit {
  constructor(
    private readonly outcomes: MailOutcomes,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly inboxEvents: InboxEvents,
  ) {}

  onModuleInit(): void {
    this.outcomes.listen((em, outcome) => this.record(em, outcome));
  }

  private async record(em: EntityManager, { template, subject_id, outcome }: MailOutcome): Promise<void> {
    if (!TO_VISITOR.has(template)) return;
    const event = outcome === 'failed' ? 'mail_failed' : SENT[template];
    if (event === undefined || (await em.count(InboxItemRow, { id: subject_id })) === 0) return;
    em.create(InboxTimelineEntry, { id: this.ids.next(), item_id: subject_id, event, at: this.clock.now() });
    await em.flush();
    await this.inboxEvents.changed(em, subject_id);
  }
}
