import {
  BROADCAST_WORKFLOW,
  type BroadcastEntry,
  type BroadcastState,
  type BroadcastTransition,
} from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { type EntityManager, FOR_UPDATE } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { type Moved, rowsWithState, Workflows } from '../../platform/workflow/workflow.js';
import { AuditTrail } from '../activity/index.js';
import { BroadcastEntryRow, BroadcastRow } from './broadcast.entity.js';

/** The clock: it begins what is scheduled, and finishes what has left. */
export const SYSTEM: CurrentUser = { id: '', role: 'ayana_staff', session_id: '' };

/** The states of a broadcast, with its entries, the audit trail and events. */
@Injectable()
export class BroadcastWorkflow extends Workflows<BroadcastRow, BroadcastState, BroadcastTransition> {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly realtime: Realtime,
    private readonly trail: AuditTrail,
  ) {
    super({
      clock,
      transitions: BROADCAST_WORKFLOW,
      ...rowsWithState(BroadcastRow),
      enter: (_em, broadcast, moved) => this.enter(broadcast, moved),
      addEntry: (em, broadcast, { name, actor, note }) => this.addEntry(em, broadcast, actor, name, note),
      audit: (em, broadcast, { name, from, to, actor }) =>
        this.record(em, broadcast, actor, { transition: name, from, to }),
      publish: (em, { id }) => this.announce(em, id),
    });
  }

  /** The broadcast, locked; null when there is none. */
  lock(em: EntityManager, id: string): Promise<BroadcastRow | null> {
    return em.findOne(BroadcastRow, { id }, FOR_UPDATE);
  }

  /** For all who watch: also while it is sent, which changes no field and makes no open form stale. */
  announce(em: EntityManager, id: string): void {
    this.realtime.publish(em, { type: 'broadcasts.updated', data: { id } }, 'all');
  }

  addEntry(
    em: EntityManager,
    { id }: BroadcastRow,
    actor: CurrentUser,
    event: BroadcastEntry['event'],
    note: string | null = null,
  ): void {
    em.create(BroadcastEntryRow, {
      id: this.ids.next(),
      broadcast_id: id,
      at: this.clock.now(),
      actor_id: personOrNull(actor)?.id ?? null,
      event,
      note,
    });
  }

  record(
    em: EntityManager,
    broadcast: BroadcastRow,
    actor: CurrentUser,
    details: Record<string, unknown>,
  ): Promise<void> {
    const { id, number } = broadcast;
    return this.trail.record(em, {
      action: 'broadcast.changed',
      actor: personOrNull(actor),
      subject_id: null,
      details: { id, number, ...details },
    });
  }

  private enter(broadcast: BroadcastRow, { name, to, actor, note }: Moved<BroadcastState, BroadcastTransition>): void {
    const now = this.clock.now();
    broadcast.state = to;
    if (name === 'submit') Object.assign(broadcast, { submitted_at: now, submitted_by: actor.id, review_note: null });
    if (name === 'send_back') broadcast.review_note = note;
    if (name === 'approve') Object.assign(broadcast, { approved_by: actor.id, approved_at: now, review_note: note });
    // What is changed is approved once more.
    if (to === 'draft')
      Object.assign(broadcast, {
        approved_by: null,
        approved_at: null,
        submitted_at: null,
        submitted_by: null,
        ...NO_TIME,
      });
    if (name === 'begin') broadcast.begun_at = now;
    if (name === 'finish') broadcast.finished_at = now;
  }
}

const NO_TIME = { timing: 'now', sends_at: null, local_time: null } as const;

const personOrNull = (actor: CurrentUser): CurrentUser | null => (actor.id === SYSTEM.id ? null : actor);
