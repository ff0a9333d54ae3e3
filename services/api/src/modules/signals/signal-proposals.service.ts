import type { DefinedSignalKind, SignalDefinition } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { notFound, refusedFields } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { AuditTrail } from '../activity/index.js';
import { SIGNAL_MESSAGES as messages } from './messages.js';
import { findDefinition, validUntil, windowOf } from './signal-definitions.queries.js';
import { SignalDefinitionRow, SignalTrialRow } from './signal.entity.js';

/** A trial whose values can be put in force. @throws AppError `invalid_fields` for none, and for one that is too old */
export async function validTrial(
  em: EntityManager,
  kind: DefinedSignalKind,
  id: string,
  now: Date,
): Promise<SignalTrialRow> {
  const trial = await em.findOne(SignalTrialRow, { id, kind });
  if (trial === null) throw refusedFields([{ field: 'trial_id', message: messages.trial_unknown }]);
  if (now > validUntil(trial.tried_at)) throw refusedFields([{ field: 'trial_id', message: messages.trial_old }]);
  return trial;
}

/** Tried values that wait for another administrator: one of a kind at a time, the newest. */
@Injectable()
export class SignalProposals {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly realtime: Realtime,
    private readonly trail: AuditTrail,
  ) {}

  /** @throws AppError `invalid_fields` for a trial of someone else, and for values that are in force */
  propose(user: CurrentUser, kind: DefinedSignalKind, trial_id: string): Promise<SignalDefinition> {
    return this.database.write(async (em) => {
      const now = this.clock.now();
      const definition = await lock(em, kind);
      const trial = await validTrial(em, kind, trial_id, now);
      if (trial.tried_by !== user.id) throw refusedFields([{ field: 'trial_id', message: messages.not_own_trial }]);
      const { threshold, window_minutes, found, found_now } = trial;
      if (threshold === definition.threshold && window_minutes === definition.window_minutes)
        throw refusedFields([{ field: 'trial_id', message: messages.in_force }]);
      await em.nativeUpdate(SignalTrialRow, { kind, proposed_at: { $ne: null } }, { proposed_at: null });
      trial.proposed_at = now;
      await em.flush();
      const details = { proposed: { threshold, window_minutes: windowOf(window_minutes) }, found, found_now };
      await this.traced(em, user, kind, details);
      return findDefinition(within(em), { user, now }, kind);
    });
  }

  /** By any administrator: who has asked takes it back, another one says no. @throws AppError `not_found` */
  drop(user: CurrentUser, kind: DefinedSignalKind, trial_id: string): Promise<void> {
    return this.database.write(async (em) => {
      await lock(em, kind);
      const trial = await em.findOne(SignalTrialRow, { id: trial_id, kind, proposed_at: { $ne: null } });
      if (trial === null) throw notFound();
      trial.proposed_at = null;
      await em.flush();
      await this.traced(em, user, kind, { dropped: { threshold: trial.threshold } });
    });
  }

  private async traced(em: EntityManager, actor: CurrentUser, kind: DefinedSignalKind, details: object): Promise<void> {
    await this.trail.record(em, {
      action: 'signal_definition.changed',
      actor,
      subject_id: null,
      details: { kind, ...details },
    });
    this.realtime.publish(em, { type: 'signals.updated', data: { id: kind } }, 'all');
  }
}

async function lock(em: EntityManager, kind: DefinedSignalKind): Promise<SignalDefinitionRow> {
  const row = await em.findOne(SignalDefinitionRow, { kind }, FOR_UPDATE);
  if (row === null) throw notFound();
  return row;
}
