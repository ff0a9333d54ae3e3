import { ACTIVITY_ACTIONS, type ActivityAction } from '@ayana/contracts/activity';
import type { Role } from '@ayana/contracts/identity';
import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '../../platform/clock/clock.js';
import type { EntityManager } from '../../platform/database/database.js';
import { currentRequestId } from '../../platform/requests/current-request.js';
import { AuditEntry } from './audit-entry.entity.js';

export interface AuditAction {
  action: ActivityAction;
  /** The user who did it; null when signed out, such as by a link in a mail. */
  actor: { id: string; role: Role | null } | null;
  /** The user it was done to. */
  subject_id: string | null;
  /** Further details, without names, addresses or secrets: a row outlives its account. */
  details?: Record<string, unknown>;
}

/** A transition of a workflow, as `Workflows` reports it. */
type Move = Record<'name' | 'from' | 'to', string> & Pick<AuditAction, 'actor'>;

/** Writes the audit trail, within the transaction of the action itself: neither exists without the other. */
@Injectable()
export class AuditTrail {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async record(em: EntityManager, { action, actor, subject_id, details = {} }: AuditAction): Promise<void> {
    em.create(AuditEntry, {
      id: this.ids.next(),
      type: ACTIVITY_ACTIONS[action],
      action,
      actor_id: actor?.id ?? null,
      actor_role: actor?.role ?? null,
      subject_id,
      details,
      request_id: currentRequestId() ?? null,
      created_at: this.clock.now(),
    });
    await em.flush();
  }

  /** Records a transition of the row with this id. */
  recordMove(em: EntityManager, action: ActivityAction, id: string, { name, from, to, actor }: Move): Promise<void> {
    return this.record(em, { action, actor, subject_id: null, details: { id, transition: name, from, to } });
  }
}
