import { Injectable } from '@nestjs/common';
import { INBOX_WORKFLOW, type InboxStatus, type InboxTransition, type TimelineEvent } from '@ayana/contracts/inbox';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { type EntityManager, FOR_UPDATE } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { type Moved, Workflows } from '../../platform/workflow/workflow.js';
import { AuditTrail } from '../activity/index.js';
import { InboxItemRow, InboxTimelineEntry } from './inbox.entity.js';
import { InboxEvents } from './inbox-events.service.js';

type InboxMoved = Moved<InboxStatus, InboxTransition>;

/** What the timeline calls a transition. */
const EVENTS: Readonly<Record<InboxTransition, TimelineEvent>> = {
  claim: 'claimed',
  release: 'released',
  reopen: 'claimed',
  confirm: 'confirmed',
  answer: 'status_changed',
  close: 'status_changed',
  hand_over: 'handed_over',
};

export interface NewEntry {
  event: TimelineEvent;
  /** Null for the system and the visitor. */
  actor_id: string | null;
  text: string | null;
  person_id?: string | null;
}

/** The states of a request, with its timeline, audit trail and events. */
@Injectable()
export class InboxWorkflow extends Workflows<InboxItemRow, InboxStatus, InboxTransition> {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly trail: AuditTrail,
    inboxEvents: InboxEvents,
  ) {
    super({
      clock,
      transitions: INBOX_WORKFLOW,
      lock: (em, _actor, id) => this.lock(em, id),
      stateOf: ({ status }) => status,
      enter: (_em, item, moved) => this.enter(item, moved),
      addEntry: (em, item, { name, actor, note, ...moved }) => {
        // A message of the staff answers the request.
        const event = name === 'answer' && note !== null ? 'reply' : EVENTS[name];
        const person_id = (name === 'hand_over' ? item.assigned_to : null) ?? null;
        this.write(em, item, { event, actor_id: actor.id, text: note, person_id }, moved);
      },
      audit: (em, { id, assigned_to }, { name, from, to, actor }) =>
        trail.record(em, {
          action: 'inbox.changed',
          actor,
          subject_id: (name === 'hand_over' ? assigned_to : null) ?? null,
          details: { id, transition: name, from, to },
        }),
      publish: (em, { id }) => inboxEvents.changed(em, id),
    });
  }

  lock(em: EntityManager, id: string): Promise<InboxItemRow | null> {
    return em.findOne(InboxItemRow, { id }, FOR_UPDATE);
  }

  /** An entry of the timeline; without `moved` the status stays. */
  write(em: EntityManager, { id }: InboxItemRow, entry: NewEntry, moved?: Pick<InboxMoved, 'from' | 'to'>): void {
    em.create(InboxTimelineEntry, {
      id: this.ids.next(),
      item_id: id,
      at: this.clock.now(),
      ...entry,
      from_status: moved?.from ?? null,
      to_status: moved?.to ?? null,
    });
  }

  /** Another answer to a request that has one: its state stays. */
  async replyAgain(em: EntityManager, actor: CurrentUser, item: InboxItemRow, text: string): Promise<void> {
    const { id, status } = item;
    this.write(em, item, { event: 'reply', actor_id: actor.id, text });
    await this.trail.record(em, {
      action: 'inbox.changed',
      actor,
      subject_id: null,
      details: { id, transition: 'reply', from: status, to: status },
    });
  }

  private enter(item: InboxItemRow, { name, to, actor }: InboxMoved): void {
    item.status = to;
    if (item.lead_stage === 'new' && (to === 'answered' || to === 'confirmed')) {
      item.lead_stage = 'answered';
      item.lead_stage_at = this.clock.now();
    }
    if (to === 'closed') item.follow_up_on = null;
    if (to === 'new') item.assigned_to = null;
    if (to === 'claimed' && name !== 'hand_over') item.assigned_to = actor.id;
  }
}
