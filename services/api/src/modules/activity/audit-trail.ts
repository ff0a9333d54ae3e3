import { ACTIVITY_ACTIONS, type ActivityAction } from '@ayana/contracts/activity';
import type { Role } from '@ayana/contracts/identity';
import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '../../platform/clock/clock.js';
import type { EntityManager } from '../../platform/database/database.js';
import { currentRequestId } from '../../platform/requests/current-request.js';
import { AuditEntry } from './audit-entry.entity.js';

export interface Act {
  action: ActivityAction;
  /** Who did it; null where nobody was signed in, such as by a link in a mail. */
  actor: { id: string; role: Role | null } | null;
  /** Whom it was done to. */
  subject_id: string | null;
  /** What else to know, without names, addresses or secrets: a row outlives the account it tells of. */
  details?: Record<string, unknown>;
}

/** Writes the audit trail, within the transaction of the act itself: there is no act without its row, and no row without its act. */
@Injectable()
export class AuditTrail {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async record(em: EntityManager, { action, actor, subject_id, details = {} }: Act): Promise<void> {
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
}
