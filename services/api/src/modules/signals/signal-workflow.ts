import { SIGNAL_WORKFLOW, type SignalState, type SignalTransition } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { type Moved, rowsWithState, Workflows } from '../../platform/workflow/workflow.js';
import { AuditTrail } from '../activity/index.js';
import { SignalEntries } from './signal-entries.js';
import { SignalRow } from './signal.entity.js';

/** The clock: it wakes signals, and ends those whose cause is over. */
export const SYSTEM: CurrentUser = { id: '', role: 'ayana_staff', session_id: '' };

const isPerson = (actor: CurrentUser): boolean => actor.id !== SYSTEM.id;

/** The states of a signal, with its entries, the audit trail and events. */
@Injectable()
export class SignalWorkflow extends Workflows<SignalRow, SignalState, SignalTransition> {
  constructor(
    private readonly clock: Clock,
    realtime: Realtime,
    entries: SignalEntries,
    trail: AuditTrail,
  ) {
    super({
      clock,
      transitions: SIGNAL_WORKFLOW,
      ...rowsWithState(SignalRow),
      enter: (_em, signal, moved) => this.enter(signal, moved),
      addEntry: (em, { id }, { name, from, to, actor, note }) =>
        entries.add(em, id, {
          event: 'transition',
          actor_id: isPerson(actor) ? actor.id : null,
          transition: name,
          from_state: from,
          to_state: to,
          text: note,
        }),
      audit: (em, { id, number, kind }, { name, from, to, actor }) =>
        trail.record(em, {
          action: 'signal.changed',
          actor: isPerson(actor) ? actor : null,
          subject_id: null,
          details: { id, number, kind, transition: name, from, to },
        }),
      publish: (em, { id }) => realtime.publish(em, { type: 'signals.updated', data: { id } }, 'all'),
    });
  }

  private enter(signal: SignalRow, { name, to, actor, note }: Moved<SignalState, SignalTransition>): void {
    const now = this.clock.now();
    signal.state = to;
    if (to !== 'snoozed') signal.snoozed_until = null;
    if (name === 'acknowledge') {
      signal.acknowledged_by = actor.id;
      signal.acknowledged_at = now;
    }
    if (name === 'snooze' || name === 'dismiss') signal.reason = note;
    const ended = to === 'dismissed' || to === 'cleared';
    signal.ended_at = ended ? now : null;
    signal.ended_by = ended && isPerson(actor) ? actor.id : null;
  }
}
