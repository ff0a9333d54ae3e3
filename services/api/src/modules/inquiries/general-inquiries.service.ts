import { Injectable } from '@nestjs/common';
import type { GeneralInquiry } from '@ayana/contracts/realtime';
import { sql } from 'kysely';
import { notFound } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type EntityManager, isoTime, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { comesAfter, pageByTime, type Part } from '../../platform/http/cursor.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { type GeneralInquiriesPageDto, type InquiriesQueryDto, PAGE_DEFAULT } from './inquiries.dto.js';
import { GeneralInquiryRow } from './inquiry.entity.js';

/** An inquiry belongs to the user who has confirmed its address, and to nobody else. */
const ownedBy = (userId: string) => sql<boolean>`exists (
  select 1 from users
  where users.id = ${userId} and users.email_verified_at is not null and lower(users.email) = lower(general_inquiries.email_address)
)`;

/** The contact form's senders' view of their own inquiries once they are signed in. */
@Injectable()
export class GeneralInquiriesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly realtime: Realtime,
  ) {}

  /** Opens an inquiry, unread; a signed-in user with that confirmed address is notified. */
  async open(em: EntityManager, { id, email_address }: { id: string; email_address: string }): Promise<void> {
    const now = this.clock.now();
    em.create(GeneralInquiryRow, { id, email_address, status: 'unread', created_at: now, updated_at: now });
    await em.flush();
    const owners = await within(em)
      .selectFrom('users')
      .select('id')
      .where(sql<boolean>`lower(email) = lower(${email_address})`)
      .where('email_verified_at', 'is not', null)
      .execute();
    const data: GeneralInquiry = { id, email_address, status: 'unread' };
    this.realtime.publish(
      em,
      { type: 'general_inquiries.inserted', data },
      { user_ids: owners.map((owner) => owner.id) },
    );
  }

  async list(user: CurrentUser, { limit = PAGE_DEFAULT, cursor }: InquiriesQueryDto): Promise<GeneralInquiriesPageDto> {
    const { items, next_cursor } = await pageByTime(
      { limit, cursor },
      (part) => this.read(user, part),
      ({ created_at, id }) => ({ at: isoTime(created_at), id }),
    );
    return {
      items: items.map(({ id, email_address, status, message, request_status, created_at, due_at }) => ({
        id,
        email_address,
        status,
        message,
        request_status,
        received_at: isoTime(created_at),
        due_at: isoTime(due_at),
      })),
      next_cursor,
    };
  }

  private read(user: CurrentUser, { after, limit }: Part) {
    const select = this.database
      .read()
      .selectFrom('general_inquiries')
      // The message and its inbox item have the id of their inquiry.
      .innerJoin('contact_messages', 'contact_messages.id', 'general_inquiries.id')
      .innerJoin('inbox_items', 'inbox_items.id', 'general_inquiries.id')
      .select([
        'general_inquiries.id',
        'email_address',
        'general_inquiries.status',
        'general_inquiries.created_at',
        'additional_info as message',
        'inbox_items.status as request_status',
        'due_at',
      ])
      .where(ownedBy(user.id))
      .orderBy('general_inquiries.created_at', 'desc')
      .orderBy('general_inquiries.id', 'desc')
      .limit(limit);
    return (
      after ? select.where(comesAfter(after, ['general_inquiries.created_at', 'general_inquiries.id'])) : select
    ).execute();
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
}
