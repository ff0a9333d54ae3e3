import { MOST_WEBHOOKS, type Webhook, type WebhookFormat, type WebhookNews } from '@ayana/contracts/operations';
import type { FieldError } from '@ayana/contracts/problems';
import { Injectable } from '@nestjs/common';
import { notFound, refusedFields } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database, type EntityManager, FOR_UPDATE, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { refuseStale } from '../../platform/http/etag.js';
import { outsideAddress } from '../../platform/outside/outside-address.js';
import { sealedTexts } from '../../platform/secrets/sealed-text.js';
import { AuditTrail } from '../activity/index.js';
import { WEBHOOK_MESSAGES as messages } from './messages.js';
import { OutgoingWebhooks } from './outgoing-webhooks.js';
import { WebhookRow } from './webhook.entity.js';
import type { WebhookSecrets } from './webhook-payload.js';
import type { NewWebhookDto, WebhookChangeDto } from './webhooks.dto.js';
import { findWebhook, findWebhooks } from './webhooks.queries.js';

const LEAST_KEY = 16;
const TELEGRAM = /^\/bot[^/]+\/sendMessage$/;

/** Addresses of other services. What is secret of them is never given again. */
@Injectable()
export class Webhooks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly config: Config,
    private readonly trail: AuditTrail,
    private readonly outgoing: OutgoingWebhooks,
  ) {}

  list(): Promise<Webhook[]> {
    return findWebhooks(this.database.read());
  }

  /** @throws AppError `invalid_fields`, also for an address inside this network */
  async add(em: EntityManager, user: CurrentUser, body: NewWebhookDto): Promise<Webhook> {
    const { name, format, address, key = null, chat_id = null } = body;
    await this.refuseName(em, name, null);
    if ((await em.count(WebhookRow, { removed_at: null })) >= MOST_WEBHOOKS)
      throw refusedFields([{ field: 'name', message: messages.too_many(MOST_WEBHOOKS) }]);
    const secrets = this.checked(format, { url: address.trim(), key, chat_id });
    const now = this.clock.now();
    const row = em.create(WebhookRow, {
      id: this.ids.next(),
      name,
      format,
      ...this.sealed(secrets),
      is_on: true,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await em.flush();
    return this.recorded(em, user, row, { added: true });
  }

  /** @throws AppError `invalid_fields`, `stale_version`, `not_found` */
  change(user: CurrentUser, id: string, change: WebhookChangeDto, ifMatch?: string): Promise<Webhook> {
    if (Object.keys(change).length === 0) throw refusedFields([{ field: 'name', message: messages.nothing_to_change }]);
    return this.database.write(async (em) => {
      const row = await this.locked(em, id);
      refuseStale(ifMatch, row.version);
      if (change.name !== undefined) await this.refuseName(em, change.name, id);
      const { address, key, chat_id, ...others } = change;
      if (address !== undefined || key !== undefined || chat_id !== undefined) {
        const known = this.secretsOf(row);
        const url = address === undefined ? known?.url : address.trim();
        if (url === undefined) throw refusedFields([{ field: 'address', message: messages.sealed }]);
        const next = { url, key: key ?? known?.key ?? null, chat_id: chat_id ?? known?.chat_id ?? null };
        Object.assign(row, this.sealed(this.checked(row.format, next)));
      }
      Object.assign(row, others, { version: row.version + 1, updated_at: this.clock.now() });
      await em.flush();
      return this.recorded(em, user, row, { changed: Object.keys(change) });
    });
  }

  remove(user: CurrentUser, id: string): Promise<void> {
    return this.database.write(async (em) => {
      const row = await this.locked(em, id);
      Object.assign(row, { removed_at: this.clock.now(), is_on: false, version: row.version + 1 });
      await em.flush();
      await this.audit(em, user, row, { removed: true });
    });
  }

  /** Its outcome is on the webhook once it has left. */
  async test(em: EntityManager, user: CurrentUser, id: string): Promise<Webhook> {
    const row = await this.locked(em, id);
    const news: WebhookNews = {
      event: 'test',
      title: messages.test_title,
      text: messages.test_text,
      link: messages.open,
      severity: null,
      url: `${this.config.publicOrigin}/admin/crisis-detection/definitions`,
    };
    await this.outgoing.queueTest(em, id, news);
    await this.audit(em, user, row, { tested: true });
    return findWebhook(within(em), id);
  }

  private async locked(em: EntityManager, id: string): Promise<WebhookRow> {
    const row = await em.findOne(WebhookRow, { id, removed_at: null }, FOR_UPDATE);
    if (row === null) throw notFound();
    return row;
  }

  private secretsOf({ sealed }: WebhookRow): WebhookSecrets | null {
    const opened = sealedTexts(this.config.cookieSecret, 'webhooks').open(sealed);
    return opened === null ? null : (JSON.parse(opened) as WebhookSecrets);
  }

  private sealed(secrets: WebhookSecrets): Pick<WebhookRow, 'host' | 'sealed'> {
    const sealed = sealedTexts(this.config.cookieSecret, 'webhooks').seal(JSON.stringify(secrets));
    return { host: new URL(secrets.url).host, sealed };
  }

  private checked(format: WebhookFormat, secrets: WebhookSecrets): WebhookSecrets {
    const url = outsideAddress(secrets.url, !this.config.production);
    const faults: FieldError[] = [];
    if (url === null) faults.push({ field: 'address', message: messages.address });
    else if (format === 'telegram' && !TELEGRAM.test(url.pathname))
      faults.push({ field: 'address', message: messages.telegram_address });
    if (format === 'json' && (secrets.key ?? '').length < LEAST_KEY)
      faults.push({ field: 'key', message: messages.key_needed });
    if (format === 'telegram' && !secrets.chat_id) faults.push({ field: 'chat_id', message: messages.chat_needed });
    if (faults.length > 0) throw refusedFields(faults);
    // Of another format there is none.
    return {
      url: secrets.url,
      key: format === 'json' ? secrets.key : null,
      chat_id: format === 'telegram' ? secrets.chat_id : null,
    };
  }

  private async refuseName(em: EntityManager, name: string, own: string | null): Promise<void> {
    const rows = await em.find(WebhookRow, { removed_at: null });
    if (rows.some((row) => row.id !== own && row.name.toLowerCase() === name.toLowerCase()))
      throw refusedFields([{ field: 'name', message: messages.name_taken }]);
  }

  private async recorded(
    em: EntityManager,
    user: CurrentUser,
    row: WebhookRow,
    details: Record<string, unknown>,
  ): Promise<Webhook> {
    await this.audit(em, user, row, details);
    return findWebhook(within(em), row.id);
  }

  private async audit(
    em: EntityManager,
    actor: CurrentUser,
    { id, name, format, host }: WebhookRow,
    details: Record<string, unknown>,
  ): Promise<void> {
    await this.trail.record(em, {
      action: 'webhook.changed',
      actor,
      subject_id: null,
      details: { id, name, format, host, ...details },
    });
  }
}
