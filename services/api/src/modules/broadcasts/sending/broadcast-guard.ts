import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import { type DeliveryGuard, GuardedDelivery } from '../../messaging/index.js';

/**
 * A message leaves while its broadcast is being sent. In a pause it goes back among those that wait. No lock is kept while it leaves: a
 * hundred thousand would keep connections that pages and people need.
 */
@Injectable()
export class BroadcastGuard implements DeliveryGuard, OnModuleInit {
  readonly holds = false;

  constructor(
    private readonly guarded: GuardedDelivery,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.guarded.guard('broadcast', this);
  }

  async isWanted(em: EntityManager, id: string): Promise<boolean> {
    const { rows } = await sql<{ state: string; broadcast: string }>`
      select message.state, broadcast.state as broadcast from broadcast_messages message
      join broadcasts broadcast on broadcast.id = message.broadcast_id where message.id = ${id}`.execute(within(em));
    const [row] = rows;
    if (row?.state !== 'queued') return false;
    if (row.broadcast === 'sending') return true;
    if (row.broadcast === 'paused')
      await sql`update broadcast_messages set state = 'waiting', attempt = attempt + 1
        where id = ${id} and state = 'queued'`.execute(within(em));
    else await this.enter(em, id, 'skipped', 'cancelled');
    return false;
  }

  left(em: EntityManager, id: string): Promise<void> {
    return this.enter(em, id, 'delivered', null);
  }

  failed(em: EntityManager, id: string): Promise<void> {
    return this.enter(em, id, 'failed', 'refused');
  }

  private async enter(
    em: EntityManager,
    id: string,
    state: 'delivered' | 'failed' | 'skipped',
    reason: 'refused' | 'cancelled' | null,
  ): Promise<void> {
    await sql`update broadcast_messages set state = ${state}, reason = ${reason}, settled_at = ${this.clock.now()}
      where id = ${id} and state = 'queued'`.execute(within(em));
  }
}
