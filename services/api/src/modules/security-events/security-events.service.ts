import type { EventReporter } from '@ayana/contracts/activity';
import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '../../platform/clock/clock.js';
import type { EntityManager } from '../../platform/database/database.js';
import { SecurityEvent } from './security-event.entity.js';

export interface SecurityEventRecord {
  user_id: string | null;
  event_type: string;
  details: Record<string, unknown>;
  /** Who reports it; the server by default. */
  reported_by?: EventReporter;
}

/** Records security events. The user comes from the session, never from the request. */
@Injectable()
export class SecurityEventsService {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @returns the event's id */
  async record(em: EntityManager, event: SecurityEventRecord): Promise<string> {
    const id = this.ids.next();
    em.create(SecurityEvent, { reported_by: 'server', ...event, id, created_at: this.clock.now() });
    await em.flush();
    return id;
  }
}
