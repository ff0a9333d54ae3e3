import { STAFF_ROLES } from '@ayana/contracts/identity';
import { UNREAD_MAIL_AFTER } from '@ayana/contracts/journey';
import { listText } from '@ayana/contracts/language';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, isoTime, within } from '../../../platform/database/database.js';
import { JobsService } from '../../../platform/jobs/index.js';
import { inLanguage } from '../../../platform/languages/current-language.js';
import { MessagingService } from '../../messaging/index.js';
import { NotificationsService } from '../../notifications/index.js';
import { THREAD_MESSAGES as M } from './messages.js';

/** Someone who is written to about messages they have not read. */
interface Recipient {
  id: string;
  email: string;
  name: string;
  language: string;
  journey_id: string;
  is_patient: boolean;
}

/** Messages of one reader, from others, that no mail has announced. */
interface Unread {
  count: number;
  first: string;
  last: string;
  authors: string[];
}

/**
 * Runs ten minutes after each message. A case manager who has not read it gets one mail about all they have not read; a patient gets a
 * notification, which mail and text follow as they chose. What was announced is stored in the same transaction, so a job that is killed or
 * runs twice announces nothing twice.
 */
@Injectable()
export class UnreadMessagesJob implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: JobsService,
    private readonly messaging: MessagingService,
    private readonly notifications: NotificationsService,
  ) {}

  onModuleInit(): void {
    this.jobs.work('messages.unread', ({ thread_id }) => this.run(thread_id));
  }

  async run(thread_id: string): Promise<void> {
    for (const recipient of await this.recipients(thread_id))
      await this.database.write((em) => this.announce(em, thread_id, recipient));
  }

  /** The patient, for their own thread, and the case manager while they are of the staff. */
  private async recipients(thread_id: string): Promise<Recipient[]> {
    const { rows } = await sql<Recipient>`
      select reader.id, reader.email, reader.name, reader.language, journey.id as journey_id,
        reader.id = journey.patient_id as is_patient
      from threads thread
      join patient_journeys journey on journey.id = thread.journey_id
      join users reader on (reader.id = journey.case_manager_id and reader.role = any(${[...STAFF_ROLES]}))
        or (thread.kind = 'patient' and reader.id = journey.patient_id)
      where thread.id = ${thread_id} order by reader.id`.execute(this.database.read());
    return rows;
  }

  private async announce(em: EntityManager, thread_id: string, recipient: Recipient): Promise<void> {
    await this.lockMark(em, thread_id, recipient.id);
    const unread = await this.unread(em, thread_id, recipient.id);
    if (unread === null) return;
    const ripe = new Date(new Date(unread.first).getTime() + UNREAD_MAIL_AFTER);
    // The job of a later message, or of a clock that runs ahead of this one.
    if (ripe > this.clock.now()) {
      await this.jobs.sendAt(em, 'messages.unread', { thread_id }, ripe);
      return;
    }
    await this.write(em, thread_id, recipient, unread);
    await within(em)
      .updateTable('message_reads')
      .set({ mailed_until: new Date(unread.last) })
      .where('thread_id', '=', thread_id)
      .where('user_id', '=', recipient.id)
      .execute();
  }

  /** Two jobs about one thread announce one after the other. A reader without a mark gets one from before the first message. */
  private async lockMark(em: EntityManager, thread_id: string, user_id: string): Promise<void> {
    await sql`insert into message_reads (thread_id, user_id, read_until)
      select id, ${user_id}, created_at from threads where id = ${thread_id} on conflict do nothing`.execute(
      within(em),
    );
    await sql`select 1 from message_reads where thread_id = ${thread_id} and user_id = ${user_id} for update`.execute(
      within(em),
    );
  }

  private async unread(em: EntityManager, thread_id: string, user_id: string): Promise<Unread | null> {
    const { rows } = await sql<Unread>`
      select count(*)::integer as count, min(message.created_at) as first, max(message.created_at) as last,
        array_agg(distinct author.name) filter (where author.name is not null) as authors
      from message_reads mark
      join messages message on message.thread_id = mark.thread_id
        and message.created_at > greatest(mark.read_until, mark.mailed_until)
        and message.author_id is distinct from mark.user_id
      left join users author on author.id = message.author_id
      where mark.thread_id = ${thread_id} and mark.user_id = ${user_id}
      having count(*) > 0`.execute(within(em));
    return rows[0] ?? null;
  }

  /** Says who wrote and how much, not what: it may be about their health. */
  private async write(em: EntityManager, thread_id: string, recipient: Recipient, unread: Unread): Promise<void> {
    const { id, email, name, language, journey_id, is_patient } = recipient;
    const from = inLanguage(language, () => listText(unread.authors));
    if (is_patient) {
      const texts = inLanguage(language, () => ({ title: M.unread_title, message: M.unread(unread.count, from) }));
      const place = { kind: 'message', path: '/patient-portal/messages' } as const;
      await this.notifications.notify(em, { patient_id: id, journey_id, ...place, ...texts });
      return;
    }
    await this.messaging.queueMail(em, {
      template: 'unread_messages',
      to: email,
      data: { name, from, count: unread.count, path: `/case-manager/cases/${journey_id}?section=messages` },
      dedupe_key: `unread_messages:${thread_id}:${id}:${isoTime(unread.last)}`,
    });
  }
}
