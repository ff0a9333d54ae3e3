import { OPEN_RUN_STATES } from '@ayana/contracts/operations';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { type DeliveryGuard, GuardedDelivery } from '../../messaging/index.js';
import { EscalationEvents } from '../escalation-events.js';

/** A page leaves while its run is open. Who acknowledges waits for those that are leaving, and no later one leaves. */
@Injectable()
export class PageGuard implements DeliveryGuard, OnModuleInit {
  constructor(
    private readonly guarded: GuardedDelivery,
    private readonly clock: Clock,
    private readonly events: EscalationEvents,
  ) {}

  onModuleInit(): void {
    this.guarded.guard('escalation_page', this);
  }

  async isWanted(em: EntityManager, page_id: string): Promise<boolean> {
    // The lock is shared: the pages of a run leave side by side.
    const { rows } = await sql<{ state: string }>`
      select page.state from escalation_runs run join escalation_pages page on page.run_id = run.id
      where page.id = ${page_id} and run.state in (${sql.join([...OPEN_RUN_STATES])})
      for share of run`.execute(within(em));
    return rows[0]?.state === 'queued';
  }

  async left(em: EntityManager, page_id: string): Promise<void> {
    await this.enter(em, page_id, 'sent', this.clock.now());
  }

  async failed(em: EntityManager, page_id: string): Promise<void> {
    await this.enter(em, page_id, 'failed', null);
  }

  private async enter(em: EntityManager, id: string, state: 'sent' | 'failed', sent_at: Date | null): Promise<void> {
    const { rows } = await sql<{ run_id: string }>`
      update escalation_pages set state = ${state}, sent_at = ${sent_at} where id = ${id} and state = 'queued'
      returning run_id`.execute(within(em));
    const [page] = rows;
    if (page !== undefined) this.events.changed(em, 'run', page.run_id);
  }
}
