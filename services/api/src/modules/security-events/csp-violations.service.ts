import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../platform/clock/clock.js';
import { type EntityManager, within } from '../../platform/database/database.js';
import { type CspReport, type CspViolation, violationOf } from './csp-report.js';
import { violationsDropped } from './csp-violations.metrics.js';
import { SecurityEventsService } from './security-events.service.js';

/** Milliseconds within which equal reports are one row. */
const SPAN = 60 * 60 * 1000;
/** Most anonymous rows in that time, all together: rows of the table are never deleted. */
export const MAX_ANONYMOUS = 1000;

/** Browsers' reports about the Content-Security-Policy. Anyone may send a report, so the stored number is limited. */
@Injectable()
export class CspViolations {
  constructor(
    private readonly clock: Clock,
    private readonly events: SecurityEventsService,
  ) {}

  /**
   * Stores a report, unless an equal one of the same user, or an equal anonymous one, was stored within the hour.
   * @param userId null when signed out
   * @returns the id of the row; undefined when it was dropped because there are too many anonymous ones
   */
  async keep(em: EntityManager, userId: string | null, report: CspReport): Promise<string | undefined> {
    const violation = violationOf(report);
    const first = await this.find(em, userId, violation);
    if (first.known !== null) return first.known;
    if (first.full) return drop();
    // Equal concurrent reports run one after the other; the second finds the row of the first.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`csp_violation ${userId ?? ''}`}, 0))`.execute(
      within(em),
    );
    const { known, full } = await this.find(em, userId, violation);
    if (known !== null) return known;
    if (full) return drop();
    return this.events.record(em, {
      user_id: userId,
      event_type: 'csp_violation',
      details: { ...violation },
      reported_by: 'browser',
    });
  }

  private async find(em: EntityManager, userId: string | null, violation: CspViolation) {
    const since = new Date(this.clock.now().getTime() - SPAN);
    const whose = userId === null ? sql`user_id is null` : sql`user_id = ${userId}`;
    const { rows } = await sql<{ known: string | null; rows: number }>`
      with late as materialized (
        select id, details from security_events
        where ${whose} and event_type = 'csp_violation' and created_at > ${since}
      )
      select (select id from late where details = ${JSON.stringify(violation)}::jsonb limit 1) as known,
        (select count(*)::int from late) as rows`.execute(within(em));
    return { known: rows[0]?.known ?? null, full: userId === null && (rows[0]?.rows ?? 0) >= MAX_ANONYMOUS };
  }
}

function drop(): undefined {
  violationsDropped.inc();
  return undefined;
}
