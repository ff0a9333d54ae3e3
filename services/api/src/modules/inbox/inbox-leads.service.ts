import { Injectable } from '@nestjs/common';
import { isApplication, isLeadOver, LEAD_STAGE_NAMES, type LeadStage, LOST_REASON_NAMES } from '@ayana/contracts/inbox';
import { ENGLISH } from '@ayana/contracts/language';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { todayIn } from '@ayana/contracts/rules';
import { AppError, refusedFields } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import type { EntityManager } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { inLanguage } from '../../platform/languages/current-language.js';
import { AuditTrail } from '../activity/index.js';
import type { InboxLeadDto } from './inbox.dto.js';
import type { InboxItemRow } from './inbox.entity.js';
import { InboxEvents } from './inbox-events.service.js';
import { InboxWorkflow } from './inbox-workflow.js';
import { INBOX_MESSAGES as messages } from './messages.js';

/** How far an enquiry has come with the person, and when the staff follow up. */
@Injectable()
export class InboxLeads {
  constructor(
    private readonly clock: Clock,
    private readonly workflow: InboxWorkflow,
    private readonly trail: AuditTrail,
    private readonly inboxEvents: InboxEvents,
  ) {}

  /** @throws AppError `invalid_fields`; `illegal_transition` for a closed request, and for the stage of an application */
  async change(em: EntityManager, user: CurrentUser, item: InboxItemRow, change: InboxLeadDto): Promise<void> {
    const { lead_stage: to = item.lead_stage, follow_up_on: day, lost_reason, note } = change;
    if (change.lead_stage === undefined && day === undefined && lost_reason === undefined)
      throw refusedFields([{ field: 'lead_stage', message: messages.nothing_to_do }]);
    if (item.status === 'closed') throw new AppError('illegal_transition', messages.closed_lead);
    if (change.lead_stage !== undefined && isApplication(item.kind))
      throw new AppError('illegal_transition', messages.no_lead);
    const reason = lost_reason ?? (to === 'lost' ? item.lost_reason : null) ?? null;
    if (to === 'lost' && reason === null) throw refusedFields([{ field: 'lost_reason', message: messages.lost_why }]);
    if (to !== 'lost' && lost_reason != null)
      throw refusedFields([{ field: 'lost_reason', message: messages.only_lost }]);
    if (day != null && day < todayIn(INDIA_ZONE, this.clock.now()))
      throw refusedFields([{ field: 'follow_up_on', message: messages.past_day }]);
    if (to !== item.lead_stage) item.lead_stage_at = this.clock.now();
    item.lead_stage = to;
    item.lost_reason = reason;
    // Nothing is left to follow up, unless a day is named in the same breath.
    if (day !== undefined || isLeadOver(to)) setDay(item, day ?? null);
    await this.written(em, user, item, note ?? null);
  }

  /** What has happened moves the stage: an answer of the staff, a quote, its acceptance. Nothing is written on the timeline. */
  async reached(em: EntityManager, item: InboxItemRow, to: LeadStage, at: Date): Promise<void> {
    item.lead_stage = to;
    item.lead_stage_at = at;
    item.lost_reason = null;
    if (isLeadOver(to)) setDay(item, null);
    await em.flush();
    await this.inboxEvents.changed(em, item.id);
  }

  private async written(em: EntityManager, user: CurrentUser, item: InboxItemRow, note: string | null): Promise<void> {
    const { id, lead_stage, follow_up_on = null, lost_reason = null } = item;
    const text = inLanguage(ENGLISH.tag, () =>
      [
        LEAD_STAGE_NAMES[lead_stage],
        lost_reason === null ? '' : LOST_REASON_NAMES[lost_reason],
        follow_up_on === null ? '' : messages.follow_up(follow_up_on),
        note ?? '',
      ]
        .filter((part) => part !== '')
        .join('. '),
    );
    this.workflow.write(em, item, { event: 'lead_changed', actor_id: user.id, text });
    await this.trail.record(em, {
      action: 'inbox.changed',
      actor: user,
      subject_id: null,
      details: { id, transition: 'lead', lead_stage, follow_up_on, lost_reason },
    });
  }
}

/** A new day is reminded of again. */
function setDay(item: InboxItemRow, day: string | null): void {
  if (day === item.follow_up_on) return;
  item.follow_up_on = day;
  item.follow_up_reminded_at = null;
}
