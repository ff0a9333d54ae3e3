import type { WebhookNews } from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { refusedFields } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { type EntityManager, within } from '../../platform/database/database.js';
import { JobsService } from '../../platform/jobs/index.js';
import { WEBHOOK_MESSAGES as messages } from './messages.js';
import { OutgoingWebhookRow, WebhookRow } from './webhook.entity.js';

/** Queues news for webhooks, within the caller's transaction. */
@Injectable()
export class OutgoingWebhooks {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly jobs: JobsService,
  ) {}

  /** Once for each webhook that is on. @param key of what it is about: the same news is queued once */
  async queue(em: EntityManager, webhook_ids: readonly string[], key: string, news: WebhookNews): Promise<void> {
    if (webhook_ids.length === 0) return;
    const on = await em.find(WebhookRow, { id: { $in: [...webhook_ids] }, is_on: true, removed_at: null });
    for (const { id } of on) {
      const dedupe_key = `${key}:${id}`;
      if ((await em.count(OutgoingWebhookRow, { dedupe_key })) === 0) await this.add(em, id, dedupe_key, news, false);
    }
  }

  queueTest(em: EntityManager, webhook_id: string, news: WebhookNews): Promise<void> {
    return this.add(em, webhook_id, `test:${this.ids.next()}`, news, true);
  }

  /** @throws AppError `invalid_fields` for a webhook that is not there */
  async refuseUnknown(em: EntityManager, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const rows = await within(em)
      .selectFrom('webhooks')
      .select('id')
      .where('id', 'in', ids)
      .where('removed_at', 'is', null)
      .execute();
    if (rows.length < new Set(ids).size) throw refusedFields([{ field: 'webhook_ids', message: messages.unknown }]);
  }

  private async add(
    em: EntityManager,
    webhook_id: string,
    dedupe_key: string,
    data: WebhookNews,
    is_test: boolean,
  ): Promise<void> {
    const id = this.ids.next();
    em.create(OutgoingWebhookRow, {
      id,
      webhook_id,
      dedupe_key,
      data,
      is_test,
      status: 'queued',
      attempts: 0,
      created_at: this.clock.now(),
    });
    await em.flush();
    await this.jobs.send(em, 'webhooks.send', { id });
  }
}
