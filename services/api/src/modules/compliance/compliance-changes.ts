import type { ActivityAction } from '@ayana/contracts/activity';
import type { CompliancePart } from '@ayana/contracts/realtime';
import { Injectable } from '@nestjs/common';
import { refusedFields } from '../../platform/app-error.js';
import { type EntityManager, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { AuditTrail } from '../activity/index.js';
import { COMPLIANCE_MESSAGES as messages } from './messages.js';

const ACTIONS: Readonly<Record<CompliancePart['part'], ActivityAction>> = {
  requirement: 'compliance.changed',
  control: 'compliance.changed',
  evidence: 'compliance.changed',
  data_request: 'data_request.changed',
  retention: 'retention.changed',
};

/** Writes what was changed into the audit trail, and says to everyone who has the pages open that it was. */
@Injectable()
export class ComplianceChanges {
  constructor(
    private readonly trail: AuditTrail,
    private readonly realtime: Realtime,
  ) {}

  async record(
    em: EntityManager,
    actor: CurrentUser | null,
    { part, id }: CompliancePart,
    details: Record<string, unknown>,
    subject_id: string | null = null,
  ): Promise<void> {
    await this.trail.record(em, { action: ACTIONS[part], actor, subject_id, details: { id, part, ...details } });
  }

  /** Both, of a row that no workflow has changed. */
  async announce(
    em: EntityManager,
    actor: CurrentUser | null,
    changed: CompliancePart,
    details: Record<string, unknown>,
    subject_id: string | null = null,
  ): Promise<void> {
    await this.record(em, actor, changed, details, subject_id);
    this.publish(em, changed);
  }

  publish(em: EntityManager, data: CompliancePart): void {
    this.realtime.publish(em, { type: 'compliance.updated', data }, 'all');
  }
}

/** @throws AppError `invalid_fields` at `field` for an owner who is not one of the staff */
export async function refuseOtherOwners(em: EntityManager, id: string | null | undefined, field = 'owner_id') {
  if (id === undefined || id === null) return;
  const found = await within(em)
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', 'in', ['admin', 'super_admin', 'ayana_staff'])
    .executeTakeFirst();
  if (found === undefined) throw refusedFields([{ field, message: messages.unknown_owner }]);
}

/** The day in UTC, as the standing of evidence is counted. */
export const dayOf = (now: Date): string => now.toISOString().slice(0, 10);
