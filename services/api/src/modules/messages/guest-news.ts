import { UNREAD_MAIL_AFTER } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../platform/clock/clock.js';
import { type EntityManager, isoTime, within } from '../../platform/database/database.js';
import { MessagingService } from '../messaging/index.js';

/** What the team has written that the holder of a link has not read. */
interface Unread {
  id: string;
  case_id: string;
  until: string;
  language: string | null;
  name: string;
  email: string;
  count: number;
  first: string;
  last: string;
}

/** Mails to a guest, who has no bell: that the team has written, with their link. What it wrote stays on the page. */
@Injectable()
export class GuestNews {
  constructor(
    private readonly clock: Clock,
    private readonly messaging: MessagingService,
  ) {}

  /** @returns when it is to be asked again; null when there is nothing to wait for */
  async announce(em: EntityManager, thread_id: string): Promise<Date | null> {
    const now = this.clock.now();
    const { rows } = await sql<Unread>`
      with link as (select link.* from guest_links link join threads thread on thread.journey_id = link.case_id
        where thread.id = ${thread_id} and thread.kind = 'patient' and link.ended_at is null and link.expires_at > ${now}
        for update of link)
      select link.id, link.case_id, link.expires_at as until, link.language, item.name, item.email, count(*)::integer as count,
        min(message.created_at) as first, max(message.created_at) as last
      from link join cases on cases.id = link.case_id join inbox_items item on item.id = cases.inbox_item_id
        join messages message on message.thread_id = ${thread_id} and message.author_id is not null
          and message.created_at > greatest(link.read_until, link.mailed_until, '-infinity')
      group by link.id, link.case_id, link.expires_at, link.language, item.name, item.email`.execute(within(em));
    const [unread] = rows;
    if (unread === undefined) return null;
    const ripe = new Date(new Date(unread.first).getTime() + UNREAD_MAIL_AFTER);
    if (ripe > now) return ripe;
    const { id: link, case_id, until, language, name, email, count, last } = unread;
    await this.messaging.queueMail(em, {
      template: 'guest_messages',
      journey_id: case_id,
      to: email,
      data: { link, until: isoTime(until), name, count },
      dedupe_key: `guest_messages:${link}:${isoTime(last)}`,
      ...(language === null ? {} : { language }),
    });
    await sql`update guest_links set mailed_until = ${new Date(last)} where id = ${link}`.execute(within(em));
    return null;
  }
}
