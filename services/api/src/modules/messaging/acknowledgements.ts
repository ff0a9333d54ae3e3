import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { Config } from '../../platform/config/config.js';
import { type EntityManager, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { isTest } from '../../platform/requests/test-mark.js';
import { keyFor } from '../../platform/secrets/key-for.js';
import { type MailRequest, MessagingService, type TextRequest } from './messaging.service.js';
import { digitsOf, mailboxOf } from './recipients.js';
import type { MailTemplate } from './templates/template-data.js';

const HOUR = 60 * 60 * 1000;

/**
 * Mails to one mailbox, or texts to one number, that public forms may cause in an hour. An acknowledgement only repeats what the page has
 * said. The others contain a link the person needs, so each has its own limit, which a flood of other forms does not use up.
 */
export const HOURLY_LIMITS = { acknowledgement: 3, support: 3, brochure: 5, booking: 5 } as const;
type Kind = keyof typeof HOURLY_LIMITS;

/** Mails to the person a form names, by the limit they count towards. */
const KINDS = {
  contact_acknowledgement: 'acknowledgement',
  consultation_acknowledgement: 'acknowledgement',
  video_consultation_acknowledgement: 'acknowledgement',
  support_acknowledgement: 'support',
  application_acknowledgement: 'acknowledgement',
  newsletter_acknowledgement: 'acknowledgement',
  brochure_link: 'brochure',
  appointment_booked: 'booking',
} as const satisfies Partial<Record<MailTemplate, Kind>>;
type FormMail = keyof typeof KINDS;
export type FormMailRequest = Extract<MailRequest, { template: FormMail }>;

/** A form and the person it names. */
interface Named {
  /** The mail to its sender. */
  template: FormMail;
  email: string;
  /** Given when texts are sent as well. */
  phone?: string | null;
}

/** Shown to the staff when a request is one of many. */
export interface Repetition {
  /** A message was not sent, because its recipient had received enough within the hour. */
  repeated: boolean;
  /** Requests within the hour before that named the same mailbox or number. */
  repeat_count: number;
}

interface Admission {
  admitted: boolean;
  earlier: number;
}

const NOT_COUNTED: Admission = { admitted: true, earlier: 0 };

/** Messages allowed for one form; others are left out silently, so that no answer shows the difference. */
export class Acknowledgement {
  constructor(
    private readonly messaging: MessagingService,
    private readonly mail: Admission,
    private readonly texts: Admission,
  ) {}

  get repetition(): Repetition {
    return {
      repeated: !this.mail.admitted || !this.texts.admitted,
      repeat_count: Math.max(this.mail.earlier, this.texts.earlier),
    };
  }

  async queueMail(em: EntityManager, request: FormMailRequest): Promise<void> {
    if (this.mail.admitted) await this.messaging.queueMail(em, request);
  }

  async queueText(em: EntityManager, request: TextRequest): Promise<void> {
    if (this.texts.admitted) await this.messaging.queueText(em, request);
  }
}

/**
 * Decides what a public form may send to the people it names. Naming another person's address costs the sender nothing, so messages to one
 * person are limited per hour (`HOURLY_LIMITS`); the request itself is always stored and shown to the staff.
 */
@Injectable()
export class Acknowledgements {
  private readonly key: Buffer;

  constructor(
    config: Config,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly messaging: MessagingService,
  ) {
    this.key = keyFor(config.cookieSecret, 'form recipients');
  }

  /**
   * Counts a form, in its own transaction: a form that is refused, or replayed with its Idempotency-Key, does not count. Forms that name
   * one recipient wait for each other until the transaction ends. Mailboxes are always locked before numbers, and a form locks one of each,
   * so there is no deadlock.
   * @param caller the signed-in user: mails to one's own confirmed address are not limited
   */
  async begin(
    em: EntityManager,
    { template, email, phone = null }: Named,
    caller: CurrentUser | null,
  ): Promise<Acknowledgement> {
    if (isTest()) return new Acknowledgement(this.messaging, NOT_COUNTED, NOT_COUNTED);
    const own = caller !== null && (await isOwnAddress(em, caller, email));
    const mail = own ? NOT_COUNTED : await this.admit(em, `mail ${mailboxOf(email)}`, KINDS[template]);
    // Numbers are never confirmed, so they count for signed-in users as well.
    const texts = phone === null ? NOT_COUNTED : await this.admit(em, `phone ${digitsOf(phone)}`, 'acknowledgement');
    return new Acknowledgement(this.messaging, mail, texts);
  }

  private async admit(em: EntityManager, recipient: string, kind: Kind): Promise<Admission> {
    const database = within(em);
    const now = this.clock.now();
    const hash = createHmac('sha256', this.key).update(recipient).digest('base64url');
    await sql`select pg_advisory_xact_lock(hashtextextended(${`form recipient ${hash}`}, 0))`.execute(database);
    const { rows } = await sql<{ earlier: number; sent: number }>`
      select count(*)::int as earlier, (count(*) filter (where sent and kind = ${kind}))::int as sent
      from form_recipients where recipient_hash = ${hash} and created_at > ${new Date(now.getTime() - HOUR)}`.execute(
      database,
    );
    const { earlier = 0, sent = 0 } = rows[0] ?? {};
    const admitted = sent < HOURLY_LIMITS[kind];
    await sql`insert into form_recipients (id, recipient_hash, kind, sent, created_at)
      values (${this.ids.next()}, ${hash}, ${kind}, ${admitted}, ${now})`.execute(database);
    return { admitted, earlier };
  }
}

async function isOwnAddress(em: EntityManager, { id }: CurrentUser, email: string): Promise<boolean> {
  const row = await within(em)
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('email_verified_at', 'is not', null)
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .executeTakeFirst();
  return row !== undefined;
}
