import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '../../platform/clock/clock.js';
import type { EntityManager } from '../../platform/database/database.js';
import { type CspReport, violationOf } from './csp-report.js';
import { SecurityEvent } from './security-event.entity.js';

export interface SecurityEventRecord {
  user_id: string | null;
  event_type: string;
  details: Record<string, unknown>;
}

/** The record of what touched security. Who did it comes from the session, never from what was sent. */
@Injectable()
export class SecurityEventsService {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @returns the event's id */
  async record(em: EntityManager, event: SecurityEventRecord): Promise<string> {
    const id = this.ids.next();
    em.create(SecurityEvent, { ...event, id, created_at: this.clock.now() });
    await em.flush();
    return id;
  }

  /** Records what browsers report about the Content-Security-Policy, at most the first few of one report. */
  async recordViolations(em: EntityManager, reports: readonly CspReport[]): Promise<void> {
    for (const report of reports) {
      await this.record(em, { user_id: null, event_type: 'csp_violation', details: { ...violationOf(report) } });
    }
  }
}
