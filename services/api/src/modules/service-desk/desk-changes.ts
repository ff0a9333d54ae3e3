import type { ServiceDeskPart } from '@ayana/contracts/realtime';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { AuditTrail } from '../activity/index.js';

/** Writes what was changed into the audit trail, and says to everyone who has the pages open that it was. */
@Injectable()
export class DeskChanges {
  constructor(
    private readonly trail: AuditTrail,
    private readonly realtime: Realtime,
  ) {}

  async record(
    em: EntityManager,
    actor: CurrentUser,
    changed: ServiceDeskPart,
    details: Record<string, unknown>,
  ): Promise<void> {
    const { part, id } = changed;
    await this.trail.record(em, { action: `${part}.changed`, actor, subject_id: null, details: { id, ...details } });
    this.publish(em, changed);
  }

  publish(em: EntityManager, data: ServiceDeskPart): void {
    this.realtime.publish(em, { type: 'service_desk.updated', data }, 'all');
  }
}
