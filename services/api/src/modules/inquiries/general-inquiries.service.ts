import type { GeneralInquiriesPage, OwnInquiry } from '@ayana/contracts/contact';
import type { GeneralInquiry } from '@ayana/contracts/realtime';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { notFound } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type EntityManager, isoTime, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { comesAfter, pageByTime, type Part } from '../../platform/http/cursor.js';
import { inLanguage } from '../../platform/languages/current-language.js';
import { isTest } from '../../platform/requests/test-mark.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { NotificationsService } from '../notifications/index.js';
import { type InquiriesQueryDto, PAGE_DEFAULT } from './inquiries.dto.js';
import { ownedBy, ownInquiries, withAnswers } from './inquiries.queries.js';
import { GeneralInquiryRow } from './inquiry.entity.js';
import { INQUIRY_MESSAGES as messages } from './messages.js';

/** Where questions and their answers are read. */
const QUESTIONS_PATH = '/questions';

/** The contact form's senders' view of their own inquiries once they are signed in. */
@Injectable()
export class GeneralInquiriesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly realtime: Realtime,
    private readonly notifications: NotificationsService,
  ) {}

  /** Opens an inquiry, unread; a signed-in user with that confirmed address is notified. */
  async open(em: EntityManager, { id, email_address }: { id: string; email_address: string }): Promise<void> {
    if (isTest()) return;
    const now = this.clock.now();
    em.create(GeneralInquiryRow, { id, email_address, status: 'unread', created_at: now, updated_at: now });
    await em.flush();
    const owners = await ownersOf(em, email_address);
    const data: GeneralInquiry = { id, email_address, status: 'unread' };
    this.realtime.publish(
      em,
      { type: 'general_inquiries.inserted', data },
      { user_ids: owners.map((owner) => owner.id) },
    );
  }

  /**
   * Makes an answered inquiry unread again, for its sender to see. The answer's mail is sent by the inbox; a patient also gets a
   * notification. An id that is no inquiry's is ignored.
   */
  async answered(em: EntityManager, id: string): Promise<void> {
    const data = await within(em)
      .updateTable('general_inquiries')
      .set({ status: 'unread', updated_at: this.clock.now() })
      .where('id', '=', id)
      .returning(['id', 'email_address', 'status'])
      .executeTakeFirst();
    if (data === undefined) return;
    const owners = await ownersOf(em, data.email_address);
    this.realtime.publish(
      em,
      { type: 'general_inquiries.updated', data },
      { user_ids: owners.map((owner) => owner.id) },
    );
    for (const owner of owners) if (owner.role === 'patient') await this.notify(em, owner, id);
  }

  async list(user: CurrentUser, { limit = PAGE_DEFAULT, cursor }: InquiriesQueryDto): Promise<GeneralInquiriesPage> {
    const { items, next_cursor } = await pageByTime(
      { limit, cursor },
      (part) => this.read(user, part),
      ({ created_at, id }) => ({ at: isoTime(created_at), id }),
    );
    return { items: await withAnswers(this.database.read(), items), next_cursor };
  }

  /** One of the caller's own, as the transaction has it. */
  async one(em: EntityManager, user: CurrentUser, id: string): Promise<OwnInquiry> {
    const rows = await ownInquiries(within(em), user.id).where('general_inquiries.id', '=', id).execute();
    const [inquiry] = await withAnswers(within(em), rows);
    if (inquiry === undefined) throw notFound();
    return inquiry;
  }

  async unreadCount(user: CurrentUser): Promise<number> {
    const row = await this.database
      .read()
      .selectFrom('general_inquiries')
      .select((build) => build.fn.countAll<string>().as('unread'))
      .where(ownedBy(user.id))
      .where('status', '!=', 'read')
      .executeTakeFirstOrThrow();
    return Number(row.unread);
  }

  /** Marks one of the caller's own inquiries read; repeating it is not an error. */
  async markRead(user: CurrentUser, id: string): Promise<GeneralInquiry> {
    return this.database.write(async (em) => {
      const row = await within(em)
        .updateTable('general_inquiries')
        .set({ status: 'read', updated_at: this.clock.now() })
        .where('id', '=', id)
        .where(ownedBy(user.id))
        .returning(['id', 'email_address', 'status'])
        .executeTakeFirst();
      if (!row) throw notFound();
      this.realtime.publish(em, { type: 'general_inquiries.updated', data: row }, { user_ids: [user.id] });
      return row;
    });
  }

  private read(user: CurrentUser, { after, limit }: Part) {
    const select = ownInquiries(this.database.read(), user.id)
      .orderBy('general_inquiries.created_at', 'desc')
      .orderBy('general_inquiries.id', 'desc')
      .limit(limit);
    return (
      after ? select.where(comesAfter(after, ['general_inquiries.created_at', 'general_inquiries.id'])) : select
    ).execute();
  }

  private async notify(em: EntityManager, { id: patient_id, language }: Owner, inquiry: string): Promise<void> {
    const { additional_info } = await within(em)
      .selectFrom('contact_messages')
      .select('additional_info')
      .where('id', '=', inquiry)
      .executeTakeFirstOrThrow();
    await this.notifications.notify(em, {
      patient_id,
      kind: 'message',
      path: QUESTIONS_PATH,
      own_mail: true,
      metadata: { inquiry_id: inquiry },
      ...inLanguage(language, () => ({
        title: messages.answered_title,
        message: messages.answered(shortened(additional_info)),
      })),
    });
  }
}

interface Owner {
  id: string;
  role: string | null;
  language: string;
}

/** The accounts that have confirmed an address. */
function ownersOf(em: EntityManager, email_address: string): Promise<Owner[]> {
  return within(em)
    .selectFrom('users')
    .select(['id', 'role', 'language'])
    .where(sql<boolean>`lower(email) = lower(${email_address})`)
    .where('email_verified_at', 'is not', null)
    .execute();
}

const SHOWN = 120;

/** The beginning of a question, as far as a line of the list has room. */
function shortened(text: string | null | undefined): string | null {
  const line = (text ?? '').replaceAll(/\s+/g, ' ').trim();
  if (line === '') return null;
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}
