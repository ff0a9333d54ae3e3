import type { ReplyFrame } from '@ayana/contracts/inbox';
import { isEmail, isPhone } from '@ayana/contracts/rules';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { type EntityManager, isoTime, within } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import { currentLanguage, inLanguage } from '../../platform/languages/current-language.js';
import { currentRequestId } from '../../platform/requests/current-request.js';
import { isTest } from '../../platform/requests/test-mark.js';
import { JobsService } from '../../platform/jobs/jobs.service.js';
import { addressHash, messageId } from './message-id.js';
import { mailDomain, MESSAGING_SETTINGS, type MessagingSettings } from './messaging.settings.js';
import { OutgoingMail } from './outgoing-mail.entity.js';
import { OutgoingText, type TextChannel } from './outgoing-text.entity.js';
import { mayReceiveTests } from './test-recipients.js';
import { replyFrame, type ReplyReader } from './templates/inbox-reply.js';
import { type CaseTemplate, ENQUIRY_TEMPLATES, OPENING_TEMPLATES } from './templates/template-kinds.js';
import type { MailData, MailTemplate, TextData, TextTemplate } from './templates/template-data.js';
import type { OfCase } from './templates/of-case.js';

interface MailOf<T extends MailTemplate> {
  readonly template: T;
  /** One address, or `team` for the team's own. */
  readonly to: string;
  readonly data: MailData[T];
  /** Permanent key of this mail, such as `contact:<id>:acknowledgement`: one key is never sent twice. */
  readonly dedupe_key: string;
  /** Key of an earlier mail to the same person, which mail programs then show as one thread. */
  readonly follows?: string;
  /** Message-ID of a mail of theirs that this one answers. */
  readonly answers?: string | null;
  /** The case that their answer belongs to, where the recipient has no account; one of a case's readers needs none. */
  readonly case_id?: string;
  /** Instead of the recipient's own. */
  readonly language?: string;
}

/** The case that a mail speaks of; null where there is none. */
type About<T extends MailTemplate> = T extends CaseTemplate ? { readonly journey_id: string | null } : object;

/** One type per template, so that a template cannot get another's data. */
export type MailRequest = { [T in MailTemplate]: MailOf<T> & About<T> }[MailTemplate];

interface TextOf<T extends TextTemplate> {
  readonly channel: TextChannel;
  readonly to: string;
  readonly template: T;
  readonly data: TextData[T];
  readonly dedupe_key: string;
}

export type TextRequest = { [T in TextTemplate]: TextOf<T> }[TextTemplate];

/** Priority of what goes to many: whatever is asked for meanwhile goes first. */
const LATER = -10;

/** Represents the team's address in `MailRequest.to`. */
export const TEAM = 'team';

/** A request in a language that is known; null for that of the mail's defaults. */
type InLanguage<Request> = Request extends unknown ? Omit<Request, 'language'> & { language: string | null } : never;

/**
 * Sends mails and text messages through the queue: a request is a row and a job of the caller's transaction, so it is sent only if that
 * commits, and callers never wait for a mail server.
 */
@Injectable()
export class MessagingService {
  private readonly logger = new Logger('Messaging');

  constructor(
    private readonly jobs: JobsService,
    private readonly clock: Clock,
    private readonly ids: Ids,
    @Inject(MESSAGING_SETTINGS) private readonly settings: MessagingSettings,
  ) {}

  /**
   * Queues a mail, once per `dedupe_key`. An invalid address is logged and skipped: a mail never fails a request.
   * @returns the id of the row in `outgoing_mails`, or null when nothing was queued
   */
  async queueMail(em: EntityManager, request: MailRequest): Promise<string | null> {
    const to = request.to === TEAM ? this.settings.team : request.to.trim();
    if (!isEmail(to)) return this.skip('mail', request.template);
    const domain = mailDomain(this.settings.from);
    const withheld = isTest() && !mayReceiveTests(to, this.settings.testRecipients);
    const { case_id, ...ofCase } = await this.caseOf(em, to, request);
    const query = em.createQueryBuilder(OutgoingMail).insert({
      id: this.ids.next(),
      template: request.template,
      dedupe_key: request.dedupe_key,
      message_id: messageId(request.dedupe_key, domain),
      reply_to_message_id:
        request.answers ?? (request.follows === undefined ? null : messageId(request.follows, domain)),
      case_id,
      ...this.common(to, { ...request.data, ...ofCase }),
      ...(withheld ? { status: 'withheld' } : {}),
      language: request.language ?? (await this.languageOf(em, to, request.follows)),
    });
    // The database decides which of two equal ones is the first.
    const [row] = await query.onConflict('dedupe_key').ignore().returning('id').execute<{ id: string }[]>('all');
    if (!row) return null;
    if (!withheld) await this.jobs.send(em, 'messaging.mail', { id: row.id });
    return row.id;
  }

  /**
   * As `queueMail`, for many at once, which may wait for others.
   * @returns the keys of those that were queued: not of one whose recipient is no address, or whose key was used before
   */
  async queueMails(em: EntityManager, requests: readonly InLanguage<MailRequest>[]): Promise<string[]> {
    const domain = mailDomain(this.settings.from);
    const rows = requests
      .filter(({ to }) => isEmail(to.trim()))
      .map(({ to, template, dedupe_key, data, language }) =>
        Object.assign(this.common(to.trim(), data), {
          id: this.ids.next(),
          template,
          dedupe_key,
          message_id: messageId(dedupe_key, domain),
          reply_to_message_id: null,
          language,
        }),
      );
    if (rows.length === 0) return [];
    const query = em.createQueryBuilder(OutgoingMail).insert(rows).onConflict('dedupe_key').ignore();
    const queued = await query.returning(['id', 'dedupe_key']).execute<{ id: string; dedupe_key: string }[]>('all');
    await this.jobs.sendMany(
      em,
      'messaging.mail',
      queued.map(({ id }) => ({ id })),
      { priority: LATER },
    );
    return queued.map(({ dedupe_key }) => dedupe_key);
  }

  /** As `queueMail`, for an SMS or a WhatsApp message; a test sends none. */
  async queueText(em: EntityManager, request: TextRequest): Promise<string | null> {
    const to = request.to.trim();
    if (!isPhone(to)) return this.skip(request.channel, request.template);
    const query = em.createQueryBuilder(OutgoingText).insert({
      id: this.ids.next(),
      channel: request.channel,
      template: request.template,
      dedupe_key: request.dedupe_key,
      ...this.common(to, { ...request.data, ...numberIn(await enquiryCase(em, request)) }),
      ...(isTest() ? { status: 'withheld' } : {}),
      language: currentLanguage(),
    });
    const [row] = await query.onConflict('dedupe_key').ignore().returning('id').execute<{ id: string }[]>('all');
    if (!row) return null;
    if (!isTest()) await this.jobs.send(em, 'messaging.text', { id: row.id });
    return row.id;
  }

  /** How many mails of a kind were queued for an address since an instant. */
  async countMails(em: EntityManager, template: MailTemplate, to: string, since: Date): Promise<number> {
    return em.count(OutgoingMail, { template, recipient_hash: addressHash(to), created_at: { $gt: since } });
  }

  /**
   * Sends failed mails again, after their cause is fixed. A recipient who already got one sees it once: the Message-ID is the same.
   * @returns how many were queued again
   */
  async retryFailed(em: EntityManager): Promise<number> {
    const mails = await em.find(OutgoingMail, { status: 'failed' }, { fields: ['id'] });
    for (const { id } of mails) {
      await em.nativeUpdate(OutgoingMail, { id }, { status: 'queued' });
      await this.jobs.send(em, 'messaging.mail', { id });
    }
    return mails.length;
  }

  /**
   * The recipient's language: of their account, else of the mail this one follows, which their own request queued, else of this request. The
   * team is written to in English.
   */
  private languageOf(em: EntityManager, to: string, follows: string | undefined): Promise<string | null> {
    return to === this.settings.team ? Promise.resolve(null) : readerLanguage(within(em), to, follows);
  }

  /** What the mail of an answer puts around its text. */
  async replyFrame(database: Kysely<Tables>, reader: ReplyReader): Promise<ReplyFrame> {
    const language = await readerLanguage(database, reader.to, reader.follows);
    return { language, ...inLanguage(language, () => replyFrame(reader)) };
  }

  /** The case that a mail speaks of, and its id where the recipient may write in it: their answer belongs there. */
  private async caseOf(
    em: EntityManager,
    to: string,
    request: MailRequest,
  ): Promise<OfCase & { case_id: string | null }> {
    const { case_id = null } = request;
    const id = 'journey_id' in request ? request.journey_id : null;
    if (id === null) return this.caseOfEnquiry(em, to, request);
    const { rows } = await sql<{ case_number: string; is_reader: boolean }>`
      select cases.case_number, exists (select from users reader where lower(reader.email) = lower(${to})
        and (reader.id = cases.person_id or exists (select from companions companion
          where companion.journey_id = cases.id and companion.user_id = reader.id and 'write_messages' = any (companion.may)
            and companion.accepted_at is not null and companion.withdrawn_at is null))) as is_reader
      from cases where cases.id = ${id}`.execute(within(em));
    const [row] = rows;
    if (row === undefined) return { case_id };
    return {
      case_number: row.case_number,
      case_id: row.is_reader && this.settings.caseAddress !== null ? id : case_id,
      ...(OPENING_TEMPLATES.includes(request.template) ? { opens: 'portal' as const } : {}),
    };
  }

  /** As `caseOf`, of an enquiry, whose sender may have no account. */
  private async caseOfEnquiry(
    em: EntityManager,
    to: string,
    request: MailRequest,
  ): Promise<OfCase & { case_id: string | null }> {
    const { case_id = null, template } = request;
    const found = await enquiryCase(em, request);
    if (found === undefined) return { case_id };
    const isSender = found.email.toLowerCase() === to.toLowerCase();
    return {
      case_number: found.case_number,
      case_id: isSender && this.settings.caseAddress !== null ? found.id : case_id,
      ...(OPENING_TEMPLATES.includes(template)
        ? { opens: found.person_id === null ? await this.guestLinkOf(em, found.inbox_item_id) : 'portal' }
        : {}),
    };
  }

  /** The id of the link that its guest has now; null where it has ended. */
  private async guestLinkOf(em: EntityManager, inbox_item_id: string): Promise<Required<OfCase>['opens']> {
    const { rows } = await sql<{ id: string; until: string }>`
      select link.id, link.expires_at as until from guest_links link join cases on cases.id = link.case_id
      where cases.inbox_item_id = ${inbox_item_id} and link.ended_at is null and link.expires_at > ${this.clock.now()}`.execute(
      within(em),
    );
    const [link] = rows;
    return link === undefined ? null : { link: link.id, until: isoTime(link.until) };
  }

  private common<Data extends object>(to: string, data: Data) {
    return {
      recipient: to,
      recipient_hash: addressHash(to),
      data,
      status: 'queued' as const,
      attempts: 0,
      is_test: isTest(),
      request_id: currentRequestId() ?? null,
      created_at: this.clock.now(),
    };
  }

  private skip(kind: string, template: string): null {
    this.logger.error({ kind, template }, 'Not sent: the recipient is not an address');
    return null;
  }
}

interface EnquiryCase {
  id: string;
  case_number: string;
  person_id: string | null;
  inbox_item_id: string;
  /** Of who sent the enquiry; empty where they left none. */
  email: string;
}

/** The case of the enquiry that a message is about; undefined for a message about none. */
async function enquiryCase(
  em: EntityManager,
  { template, data }: Pick<MailRequest | TextRequest, 'template' | 'data'>,
): Promise<EnquiryCase | undefined> {
  if (!ENQUIRY_TEMPLATES.includes(template) || !('id' in data)) return undefined;
  return within(em)
    .selectFrom('cases')
    .innerJoin('inbox_items as item', 'item.id', 'cases.inbox_item_id')
    .select(['cases.id', 'cases.case_number', 'cases.person_id', 'item.id as inbox_item_id', 'item.email'])
    .where('item.id', '=', data.id)
    .executeTakeFirst();
}

const numberIn = (found: EnquiryCase | undefined): OfCase =>
  found === undefined ? {} : { case_number: found.case_number };

/** Of their account, else of the mail that is followed, else of this request. */
async function readerLanguage(database: Kysely<Tables>, to: string, follows: string | undefined): Promise<string> {
  const { rows } = await sql<{ language: string | null }>`
    select coalesce(
      (select language from users where lower(email) = lower(${to})),
      (select language from outgoing_mails where dedupe_key = ${follows ?? null})
    ) as language`.execute(database);
  return rows[0]?.language ?? currentLanguage();
}
