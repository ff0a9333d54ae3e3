import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FORM_MESSAGES, type FormAnswer } from '@ayana/contracts/forms';
import { type InboxStatus, requestReference } from '@ayana/contracts/inbox';
import {
  SUPPORT_FIELDS,
  SUPPORT_TOPIC_NAMES,
  type SupportStatus,
  type FollowedRequest,
} from '@ayana/contracts/support';
import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import { notFound } from '../../platform/app-error.js';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database, type EntityManager, isoTime } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import {
  permanentTokenHash,
  permanentTokens,
  type PermanentTokenMaker,
} from '../../platform/secrets/permanent-token.js';
import { writtenFields } from '../forms/index.js';
import { type InboxSource, InboxSources, MessageIntake } from '../inbox/index.js';
import { TEAM } from '../messaging/index.js';
import type { SupportRequestDto } from './support.dto.js';
import { SupportRequest } from './support-request.entity.js';

/** Status of the staff's inbox to status for the sender. */
const STATUS_OF: Readonly<Record<InboxStatus, SupportStatus>> = {
  new: 'received',
  claimed: 'in_hand',
  confirmed: 'answered',
  answered: 'answered',
  closed: 'closed',
};

/** Support requests: passed to the staff's inbox among the contact messages; their senders follow them by a link. */
@Injectable()
export class SupportService implements InboxSource, OnModuleInit {
  private readonly tokenOf: PermanentTokenMaker;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly messages: MessageIntake,
    private readonly sources: InboxSources,
  ) {
    this.tokenOf = permanentTokens(config.cookieSecret);
  }

  onModuleInit(): void {
    this.sources.register('contact', this);
  }

  async receive(em: EntityManager, form: SupportRequestDto, caller: CurrentUser | null): Promise<FormAnswer> {
    const now = this.clock.now();
    const id = this.ids.next();
    const token_hash = permanentTokenHash(this.tokenOf('follow_support_request', id));
    const { ...written } = form;
    em.create(SupportRequest, { ...written, id, token_hash, created_at: now });
    await em.flush();
    const { name, email, phone = null } = form;
    const data = { ...written, topic: SUPPORT_TOPIC_NAMES[form.topic], id, received_at: now.toISOString() };
    await this.messages.receive(
      em,
      {
        item: { id, name, email, phone, country: null, received_at: now },
        acknowledgement: {
          template: 'support_acknowledgement',
          to: email,
          data,
          dedupe_key: `support:${id}:acknowledgement`,
        },
        notice: { template: 'support_notice', to: TEAM, data, dedupe_key: `support:${id}:notice` },
      },
      caller,
    );
    return { success: true, message: FORM_MESSAGES.support, id };
  }

  /**
   * A request as its sender may see it: its status and the answers, without the staff's notes.
   * @throws AppError `not_found` for an invalid token
   */
  async followed(token: string): Promise<FollowedRequest> {
    const database = this.database.read();
    const row = await database
      .selectFrom('support_requests as request')
      .innerJoin('inbox_items as item', 'item.id', 'request.id')
      .select(['request.id', 'request.topic', 'request.message', 'item.status', 'item.received_at', 'item.due_at'])
      .where('request.token_hash', '=', permanentTokenHash(token))
      .executeTakeFirst();
    if (!row) throw notFound();
    const answers = await database
      .selectFrom('inbox_timeline as entry')
      .leftJoin('users as actor', 'actor.id', 'entry.actor_id')
      .select(['entry.id', 'entry.at', 'entry.text', 'actor.name as from'])
      .where('entry.item_id', '=', row.id)
      .where('entry.event', '=', 'reply')
      .orderBy('entry.at')
      .orderBy('entry.id')
      .execute();
    return {
      reference: requestReference(row.id),
      topic: row.topic,
      status: STATUS_OF[row.status],
      received_at: isoTime(row.received_at),
      due_at: isoTime(row.due_at),
      message: row.message,
      answers: answers.map(({ id, at, text, from }) => ({ id, at: isoTime(at), from, text: text ?? '' })),
    };
  }

  async payloads(
    database: Kysely<Tables>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Record<string, string>>> {
    const rows = await database
      .selectFrom('support_requests')
      .selectAll()
      .where('id', 'in', [...ids])
      .execute();
    return new Map(
      rows.map((row) => [row.id, { ...writtenFields(row, SUPPORT_FIELDS), topic: SUPPORT_TOPIC_NAMES[row.topic] }]),
    );
  }
}
