import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { JobsService } from '../../platform/jobs/index.js';
import { type OutsideAnswer, postOutside } from '../../platform/outside/post-outside.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { sealedTexts } from '../../platform/secrets/sealed-text.js';
import { WEBHOOK_MESSAGES as messages } from './messages.js';
import { OutgoingWebhookRow, WebhookRow } from './webhook.entity.js';
import { webhookPayload, type WebhookSecrets } from './webhook-payload.js';

const TIMEOUT_MS = 10_000;
/** Of an error that is shown. */
const MOST_ERROR = 300;
/** Refusals that may pass: too slow, too early, too many. Any other of 400 to 499 is for good. */
const PASSING = new Set([408, 425, 429]);

/** Posts one piece of news to a webhook, at least once. */
@Injectable()
export class WebhookDeliveryJob implements OnModuleInit {
  constructor(
    private readonly jobs: JobsService,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly realtime: Realtime,
  ) {}

  onModuleInit(): void {
    this.jobs.work(
      'webhooks.send',
      ({ id }) => this.deliver(id),
      ({ id }) => this.giveUp(id),
    );
  }

  /** @throws Error to be tried again */
  async deliver(id: string): Promise<void> {
    const em = this.database.orm.em.fork();
    const outgoing = await em.findOne(OutgoingWebhookRow, { id, status: 'queued' });
    if (outgoing === null) return;
    const webhook = await em.findOneOrFail(WebhookRow, { id: outgoing.webhook_id });
    if (webhook.removed_at != null || (!webhook.is_on && !outgoing.is_test)) return this.cancel(id);
    const outcome = await this.post(webhook, outgoing);
    const isFinal = outcome.error === null || outcome.final || outgoing.is_test;
    await this.database.write(async (writer) => {
      const now = this.clock.now();
      const status = outcome.error === null ? 'sent' : isFinal ? 'failed' : 'queued';
      await writer.nativeUpdate(
        OutgoingWebhookRow,
        { id, status: 'queued' },
        { status, attempts: outgoing.attempts + 1, sent_at: status === 'sent' ? now : null },
      );
      const last = { last_at: now, last_status: outcome.status, last_error: outcome.error };
      await writer.nativeUpdate(
        WebhookRow,
        { id: webhook.id },
        outcome.error === null ? { ...last, delivered_at: now } : last,
      );
      this.realtime.publish(writer, { type: 'signals.updated', data: { id: webhook.id } }, 'all');
    });
    if (!isFinal) throw new Error(`A webhook was not accepted: ${outcome.status ?? 'no answer'}`);
  }

  private async post(
    webhook: WebhookRow,
    { id, data, is_test }: OutgoingWebhookRow,
  ): Promise<{ status: number | null; error: string | null; final: boolean }> {
    const opened = sealedTexts(this.config.cookieSecret, 'webhooks').open(webhook.sealed);
    if (opened === null) return { status: null, error: messages.sealed, final: true };
    const secrets = JSON.parse(opened) as WebhookSecrets;
    const { body, headers } = webhookPayload(
      webhook.format,
      { id, at: this.clock.now(), news: data, is_test },
      secrets,
    );
    try {
      const answer = await postOutside({
        url: new URL(secrets.url),
        body,
        headers,
        timeout_ms: TIMEOUT_MS,
        local: !this.config.production,
      });
      return { status: answer.status, ...outcomeOf(answer) };
    } catch (error) {
      return { status: null, error: textOf(error), final: false };
    }
  }

  private async cancel(id: string): Promise<void> {
    await this.database.write((em) => em.nativeUpdate(OutgoingWebhookRow, { id }, { status: 'cancelled' }));
  }

  private async giveUp(id: string): Promise<void> {
    await this.database.write((em) =>
      em.nativeUpdate(OutgoingWebhookRow, { id, status: 'queued' }, { status: 'failed' }),
    );
  }
}

function outcomeOf({ status, body }: OutsideAnswer): { error: string | null; final: boolean } {
  if (status >= 200 && status < 300) return { error: null, final: true };
  const error = [messages.answered(String(status)), body.trim()].filter(Boolean).join(' ').slice(0, MOST_ERROR);
  // A redirect is not followed: it could lead inside.
  return { error, final: status < 500 && !PASSING.has(status) };
}

const textOf = (error: unknown): string =>
  (error instanceof Error ? error.message || messages.no_answer : messages.no_answer).slice(0, MOST_ERROR);
