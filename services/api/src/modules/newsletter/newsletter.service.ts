import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { FORM_MESSAGES, type FormAnswer } from '@ayana/contracts/forms';
import { NEWSLETTER_SOURCE_DEFAULT } from '@ayana/contracts/newsletter';
import { isUUID } from 'class-validator';
import { sql } from 'kysely';
import { notFound } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database, type EntityManager, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { sameText } from '../../platform/secrets/same-text.js';
import { Acknowledgements, MessagingService, TEAM } from '../messaging/index.js';
import { LeavingNewsletter } from './leaving.service.js';
import type { NewsletterDto } from './newsletter.dto.js';

/** Newsletter subscriptions: one per address, ended by one click from any mail. */
@Injectable()
export class NewsletterService {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly messaging: MessagingService,
    private readonly acknowledgements: Acknowledgements,
    private readonly leaving: LeavingNewsletter,
  ) {}

  /** Subscribes an address. The answer does not show whether it was subscribed already, and it gets no second mail. */
  async subscribe(
    em: EntityManager,
    { email, source = NEWSLETTER_SOURCE_DEFAULT }: NewsletterDto,
    caller: CurrentUser | null,
  ): Promise<FormAnswer> {
    const now = this.clock.now();
    const answer = { success: true, message: FORM_MESSAGES.newsletter };
    const { rows } = await sql<{ id: string; times: number }>`
      insert into newsletter_subscriptions as known (id, email, source, subscribed_at, times)
      values (${this.ids.next()}, ${email}, ${source}, ${now}, 1)
      on conflict (lower(email)) do update
        set unsubscribed_at = null, subscribed_at = excluded.subscribed_at, source = excluded.source, topics = default,
          times = known.times + 1, is_test = default
        where known.unsubscribed_at is not null or known.is_test
      returning id, times`.execute(within(em));
    const [row] = rows;
    if (!row) return answer;
    const { id, times } = row;
    const data = { id, email, source, received_at: now.toISOString(), unsubscribe_url: this.unsubscribeUrl(id) };
    const key = `newsletter:${id}:${times}`;
    const named = { template: 'newsletter_acknowledgement', email } as const;
    const acknowledgement = await this.acknowledgements.begin(em, named, caller);
    await acknowledgement.queueMail(em, {
      template: 'newsletter_acknowledgement',
      to: email,
      data,
      dedupe_key: `${key}:acknowledgement`,
    });
    await this.messaging.queueMail(em, { template: 'newsletter_notice', to: TEAM, data, dedupe_key: `${key}:notice` });
    return answer;
  }

  /** Whether the subscription of a link is still active. @throws AppError `not_found` */
  async find(token: string): Promise<{ is_active: boolean }> {
    const subscription = await this.database
      .read()
      .selectFrom('newsletter_subscriptions')
      .select('unsubscribed_at')
      .where('id', '=', this.idOf(token))
      .executeTakeFirst();
    return { is_active: subscription?.unsubscribed_at === null };
  }

  /** Ends the subscription of a link; repeating it is not an error. @throws AppError `not_found` */
  async unsubscribe(token: string): Promise<void> {
    const id = this.idOf(token);
    await this.database.write((em) => this.leaving.leaveById(em, id));
  }

  private idOf(token: string): string {
    const [id = '', signature = ''] = token.split('.');
    if (!isUUID(id) || !sameText(signature, this.sign(id))) throw notFound();
    return id;
  }

  private unsubscribeUrl(id: string): string {
    return `${this.config.publicOrigin}/api/newsletter/unsubscribe?token=${id}.${this.sign(id)}`;
  }

  private sign(id: string): string {
    return createHmac('sha256', this.config.cookieSecret).update(`newsletter-unsubscribe ${id}`).digest('base64url');
  }
}
