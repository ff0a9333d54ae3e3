import {
  type AudienceSample,
  type BroadcastDetail,
  type BroadcastPreview,
  BROADCAST_CHANNELS,
  directionOf,
} from '@ayana/contracts/operations';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { refusedFields } from '../../platform/app-error.js';
import { Ids } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { Database, type EntityManager, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { MessagingService } from '../messaging/index.js';
import { factsJoins, RECIPIENT_FACTS, type RecipientFacts } from './audience/recipient-facts.js';
import { messagesOf, readers } from './audience/recipients.queries.js';
import { BroadcastWorkflow } from './broadcast-workflow.js';
import { BroadcastRow } from './broadcast.entity.js';
import { questionOf } from './broadcasts.queries.js';
import { BroadcastsService } from './broadcasts.service.js';
import { BROADCAST_MESSAGES as messages } from './messages.js';
import { type RecipientWords, wordsFor } from './sending/recipient-words.js';

interface Found extends AudienceSample, RecipientFacts {
  name: string;
}

/** A broadcast as one of its readers would get it, on the screen and in the writer’s own mailbox. */
@Injectable()
export class BroadcastPreviews {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly ids: Ids,
    private readonly broadcasts: BroadcastsService,
    private readonly workflow: BroadcastWorkflow,
    private readonly messaging: MessagingService,
  ) {}

  /** @param key of a reader; without one the first. @throws AppError `not_found`, `invalid_fields` for someone who is no reader */
  async preview(user: CurrentUser, id: string, key?: string): Promise<BroadcastPreview> {
    return this.database.derive(async (em) => {
      const detail = await this.broadcasts.find(user, id, em);
      const { reader, words } = await this.find(em, detail, key);
      const goes = (channel: AudienceSample['channels'][number]): boolean => reader.channels.includes(channel);
      const { name, kind, country, language, channels } = reader;
      return {
        reader: { key: reader.key, name, kind, country, language, channels },
        direction: directionOf(words.language),
        mail: goes('mail')
          ? { subject: words.subject, body: words.body, link_label: detail.link === null ? null : words.link_label }
          : null,
        text: goes('text') ? (words.text ?? words.subject) : null,
        bell: goes('bell') ? { title: words.subject, message: words.body } : null,
        missing: words.missing,
      };
    });
  }

  /**
   * Sends it to its writer by email, and by text where it goes by text, as a reader would get it.
   * @throws AppError as `preview`; `invalid_fields` without a phone number
   */
  async test(em: EntityManager, user: CurrentUser, id: string, key?: string): Promise<BroadcastDetail> {
    const detail = await this.broadcasts.find(user, id, em);
    const { words } = await this.find(em, detail, key);
    const own = await within(em)
      .selectFrom('users')
      .select(['email', 'phone'])
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    const { link, purpose, channels } = detail;
    const dedupe_key = `broadcast_test:${this.ids.next()}`;
    await this.messaging.queueMail(em, {
      template: 'broadcast_test',
      to: own.email,
      data: {
        id,
        subject: words.subject,
        body: words.body,
        link_label: words.link_label,
        link: link?.startsWith('/') === true ? this.config.publicOrigin + link : link,
        is_promotion: purpose === 'promotion',
      },
      dedupe_key,
    });
    if (channels.includes('text') && own.phone !== null)
      await this.messaging.queueText(em, {
        channel: 'sms',
        template: 'broadcast_test',
        to: own.phone,
        data: { id, text: words.text ?? words.subject },
        dedupe_key,
      });
    const broadcast = await em.findOneOrFail(BroadcastRow, { id });
    this.workflow.addEntry(em, broadcast, user, 'tested');
    await em.flush();
    this.workflow.announce(em, id);
    return this.broadcasts.find(user, id, em);
  }

  private async find(
    em: EntityManager,
    detail: BroadcastDetail,
    key?: string,
  ): Promise<{ reader: Found; words: RecipientWords }> {
    const question = questionOf(detail);
    const { rows } = await sql<Found>`
      with reader as materialized (select key, min(name) as name, min(kind) as kind, min(country) as country, min(language) as language,
        (array_agg(journey_id order by journey_id) filter (where journey_id is not null))[1] as journey_id,
        array_agg(distinct channel) as channels
        from ${messagesOf(readers(question), question)} every
        where address is not null and ${key === undefined ? sql`true` : sql`key = ${key}`} group by key
        order by md5(key) limit 1)
      select reader.*, ${RECIPIENT_FACTS} from reader ${factsJoins('reader.journey_id')}`.execute(within(em));
    const [reader] = rows;
    if (reader === undefined)
      throw refusedFields([
        {
          field: key === undefined ? 'audience' : 'key',
          message: key === undefined ? messages.nobody : messages.not_reader,
        },
      ]);
    const channels = BROADCAST_CHANNELS.filter((channel) => reader.channels.includes(channel));
    return { reader: { ...reader, channels }, words: wordsFor(detail, reader.language, reader) };
  }
}
