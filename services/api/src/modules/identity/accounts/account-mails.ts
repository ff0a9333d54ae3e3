import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { type EntityManager, isoTime, within } from '../../../platform/database/database.js';
import {
  type AccountEventMailData,
  type AddressUse,
  type MailData,
  type MailRequest,
  MessagingService,
} from '../../messaging/index.js';
import { OneTimeTokens } from '../links/one-time-tokens.js';

/** Most mails of one kind an address receives in an hour, so that strangers cannot flood anyone. */
export const MAILS_PER_HOUR = 4;
const HOUR = 60 * 60 * 1000;

/** What someone requested by naming only an address. */
type RequestedMail = Exclude<AddressUse, 'change_email'>;
type Template = 'verify_email' | 'sign_up_known' | 'password_reset' | 'password_reset_unknown' | 'email_change_confirm';

/** The owner of an address: an account, or the newest completed sign-up. */
interface AddressOwner {
  user_id: string | null;
  sign_up_id: string | null;
  name: string | null;
  time_zone: string | null;
  /** The page the sign-up was on its way to. */
  next: string | null;
}

/** The account that was changed, and the address to notify. */
interface Owner {
  name: string;
  email: string;
  time_zone?: string | null | undefined;
}

/** The mails that notify an owner of a change. */
type EventTemplate =
  | 'password_changed'
  | 'identity_changed'
  | 'email_change_notice'
  | 'account_deleted'
  | 'consent_withdrawn';
/** The details of such a mail, besides the user, the time and the time zone. */
type EventDetails<T extends EventTemplate> = Omit<MailData[T], keyof AccountEventMailData>;

/** Chooses the mail that answers a request: the link, a note that there is an account, or a note that there is none. */
function templateFor(asked: RequestedMail, { user_id, sign_up_id }: AddressOwner): Template {
  if (user_id !== null) return asked === 'reset' ? 'password_reset' : 'sign_up_known';
  return sign_up_id === null ? 'password_reset_unknown' : 'verify_email';
}

/**
 * The mails about accounts. A mail that anyone can request by naming an address takes the same work for every address: neither the answer
 * nor its time shows whether there is an account.
 */
@Injectable()
export class AccountMails {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly links: OneTimeTokens,
    private readonly messaging: MessagingService,
  ) {}

  /** Sends the requested mail; silently does nothing when the address already received enough mails of this kind within the hour. */
  async answer(em: EntityManager, email: string, asked: RequestedMail): Promise<void> {
    const holder = await this.ownerOf(em, email);
    const template = templateFor(asked, holder);
    if (!(await this.mayReceive(em, email, template))) return;
    const link = await this.links.issue(em, {
      purpose: template === 'password_reset' ? 'reset_password' : 'verify_email',
      user_id: template === 'password_reset' ? holder.user_id : null,
      sign_up_id: template === 'verify_email' ? holder.sign_up_id : null,
    });
    const name = holder.name ?? '';
    const common = { to: email, dedupe_key: `account:${link.id}` };
    const linked = { link_id: link.id, name, expires_at: isoTime(link.expires_at), time_zone: holder.time_zone };
    if (template === 'sign_up_known') {
      await this.messaging.queueMail(em, { ...common, template, data: { email, name, asked } });
    } else if (template === 'password_reset_unknown') {
      await this.messaging.queueMail(em, { ...common, template, data: { email, asked } });
    } else if (template === 'verify_email') {
      await this.messaging.queueMail(em, { ...common, template, data: { ...linked, next: holder.next } });
    } else if (template === 'password_reset') {
      await this.messaging.queueMail(em, { ...common, template, data: linked });
    }
  }

  /** Asks the new address of an account for confirmation; if another account has the address, its owner is notified instead. */
  async askNewAddress(
    em: EntityManager,
    person: { id: string; name: string; time_zone?: string | null | undefined },
    email: string,
  ): Promise<void> {
    const holder = await this.ownerOf(em, email);
    const template = holder.user_id === null ? 'email_change_confirm' : 'sign_up_known';
    if (!(await this.mayReceive(em, email, template))) return;
    const taken = holder.user_id !== null;
    const link = await this.links.issue(em, {
      purpose: 'change_email',
      user_id: taken ? null : person.id,
      sign_up_id: null,
      email,
    });
    const common = { to: email, dedupe_key: `account:${link.id}` };
    if (template === 'sign_up_known') {
      const data = { email, name: holder.name ?? '', asked: 'change_email' as const };
      await this.messaging.queueMail(em, { ...common, template, data });
      return;
    }
    const expires_at = isoTime(link.expires_at);
    const data = { link_id: link.id, name: person.name, email, expires_at, time_zone: person.time_zone ?? null };
    await this.messaging.queueMail(em, { ...common, template, data });
  }

  /**
   * Notifies an owner of a change to their account, because someone else may have made it (OWASP ASVS 5, 6.3.7).
   * @param at when it happened, if a row stores the time; otherwise now
   * @returns the data of the mail, for other recipients
   */
  async notifyOwner<T extends EventTemplate>(
    em: EntityManager,
    { name, email, time_zone = null }: Owner,
    template: T,
    details: EventDetails<T>,
    at = this.clock.now(),
  ): Promise<EventDetails<T> & AccountEventMailData> {
    const event: AccountEventMailData = { name, at: isoTime(at), time_zone };
    const data = { ...details, ...event };
    const dedupe_key = `account:${template}:${this.ids.next()}`;
    // TypeScript cannot see that a template's details and the event together are that template's data.
    await this.messaging.queueMail(em, { template, to: email, data, dedupe_key } as MailRequest);
    return data;
  }

  private async ownerOf(em: EntityManager, email: string): Promise<AddressOwner> {
    const { rows } = await sql<AddressOwner>`
      select person.id as user_id, pending.id as sign_up_id, coalesce(person.name, pending.first_name) as name,
        coalesce(person.time_zone, pending.time_zone) as time_zone, pending.next
      from (select lower(${email}) as email) asked
      left join users person on lower(person.email) = asked.email
      left join lateral (
        select id, first_name, time_zone, next from sign_ups
        where lower(sign_ups.email) = asked.email and consent_given_at is not null
        order by created_at desc, id desc limit 1
      ) pending on true`.execute(within(em));
    return rows[0] ?? { user_id: null, sign_up_id: null, name: null, time_zone: null, next: null };
  }

  /** Requests for one address wait for each other until the transaction ends, so that a hundred at once do not send a hundred mails. */
  private async mayReceive(em: EntityManager, email: string, template: Template): Promise<boolean> {
    const lock = `account mails ${email.toLowerCase()}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(within(em));
    const since = new Date(this.clock.now().getTime() - HOUR);
    return (await this.messaging.countMails(em, template, email, since)) < MAILS_PER_HOUR;
  }
}
