import { homePortal, type Role, STAFF_ROLES } from '@ayana/contracts/identity';
import { type ThreadKind, UNREAD_MAIL_AFTER, accompanyHref, patientHref } from '@ayana/contracts/journey';
import { ENGLISH, listText } from '@ayana/contracts/language';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type EntityManager, isoTime, within } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import { JobsService } from '../../platform/jobs/index.js';
import { inLanguage } from '../../platform/languages/current-language.js';
import { staffDeputyOf } from '../absences/index.js';
import { MessagingService, TEAM } from '../messaging/index.js';
import { caseManagerOf } from '../journeys/index.js';
import { type NoticedWork, NotificationsService, WORK_NOTICE_MESSAGES, WorkNotices } from '../notifications/index.js';
import { hasWorkNotices } from '@ayana/contracts/notifications';
import { GuestNews } from './guest-news.js';
import { THREAD_MESSAGES as messages } from './messages.js';
import { addressesOf } from './outside-addresses.js';
import { otherReadersOf } from './thread-access.js';

/** Someone who is written to about messages they have not read. */
interface Recipient {
  id: string;
  /** The case manager who is away, of who covers for them. */
  covers_id: string | null;
  email: string;
  name: string;
  language: string;
  journey_id: string;
  is_patient: boolean;
  /** Where they read it. */
  path: string;
  /** What it is about, of those who were given work. */
  work: NoticedWork | null;
}

/** Messages of one reader, from others, that no mail has announced. */
interface Unread {
  count: number;
  first: string;
  last: string;
  authors: string[];
}

/**
 * Runs ten minutes after each message. Each reader of the thread who has not read it gets one mail about all they have not read, and the team
 * in place of a case manager that there is not; a patient gets a notification, which mail and text follow as they chose. What was announced is stored in the same transaction, so a job that is killed or
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
    private readonly guests: GuestNews,
    private readonly work: WorkNotices,
  ) {}

  onModuleInit(): void {
    this.jobs.work('messages.unread', ({ thread_id }) => this.run(thread_id));
  }

  async run(thread_id: string): Promise<void> {
    for (const recipient of await this.recipients(thread_id))
      await this.database.write((em) => this.announce(em, thread_id, recipient));
    await this.database.write((em) => this.announceToTeam(em, thread_id));
    await this.database.write(async (em) => {
      const again = await this.guests.announce(em, thread_id);
      if (again !== null) await this.jobs.sendAt(em, 'messages.unread', { thread_id }, again);
    });
  }

  /** While a case has no manager, the team reads what the others write, until one of them has read it. */
  private async announceToTeam(em: EntityManager, thread_id: string): Promise<void> {
    const { rows } = await sql<Unread & { journey_id: string; is_intake: boolean }>`
      with waiting as (
        select thread.id, thread.journey_id, greatest(thread.team_mailed_until, (
          select max(mark.read_until) from message_reads mark join users reader on reader.id = mark.user_id
          where mark.thread_id = thread.id and reader.role = any(${[...STAFF_ROLES]}))) as read_until
        from threads thread
        where thread.id = ${thread_id} and thread.kind <> 'traveller' and not exists (select 1 from cases
          join users manager on manager.id = ${caseManagerOf} and manager.role = any(${[...STAFF_ROLES]})
          where cases.id = thread.journey_id)
        for update of thread)
      select waiting.journey_id, ${IS_INTAKE} as is_intake, count(*)::integer as count, min(message.created_at) as first, max(message.created_at) as last,
        ${AUTHORS} as authors
      from waiting
      join cases on cases.id = waiting.journey_id
      join messages message on message.thread_id = waiting.id
        and message.created_at > coalesce(waiting.read_until, '-infinity')
      left join users author on author.id = message.author_id
      where (message.author_id is null and message.channel <> 'portal') or (author.id is not null and not coalesce(author.role = any(${[...STAFF_ROLES]}), false))
      group by waiting.journey_id, cases.id`.execute(within(em));
    const [unread] = rows;
    // The job of a later message announces what has not waited long enough.
    if (unread === undefined || ripeAt(unread) > this.clock.now()) return;
    const last = new Date(unread.last);
    await this.messaging.queueMail(em, {
      template: 'unread_messages',
      journey_id: unread.journey_id,
      to: TEAM,
      data: {
        name: '',
        from: inLanguage(ENGLISH.tag, () => listText(unread.authors)),
        count: unread.count,
        path: casePath(unread),
      },
      dedupe_key: `unread_messages:${thread_id}:team:${isoTime(last)}`,
    });
    await within(em).updateTable('threads').set({ team_mailed_until: last }).where('id', '=', thread_id).execute();
  }

  /** The case manager while they are of the staff, or who covers for them, but for the thread with a traveller, and everyone else who reads it: patient, companions, assignees. */
  private async recipients(thread_id: string): Promise<Recipient[]> {
    const database = this.database.read();
    const thread = await database
      .selectFrom('threads')
      .select(['id', 'journey_id', 'kind', 'assignment_id'])
      .where('id', '=', thread_id)
      .executeTakeFirst();
    if (thread === undefined) return [];
    const others = await otherReadersOf(database, { ...thread, assignment_id: thread.assignment_id ?? null });
    const { rows } = await sql<
      Omit<Recipient, 'path' | 'work'> & { is_manager: boolean; role: Role | null; is_intake: boolean }
    >`
      select reader.id, reader.email, reader.name, reader.language, reader.role, cases.id as journey_id, ${IS_INTAKE} as is_intake,
        reader.id = cases.person_id as is_patient, reader.id = case_manager.reader_id as is_manager,
        case when reader.id = case_manager.reader_id then nullif(case_manager.id, reader.id) end as covers_id
      from cases
      cross join lateral (select manager.id, coalesce(${staffDeputyOf(sql`manager.id`)}, manager.id) as reader_id
        from (select ${caseManagerOf} as id) manager) case_manager
      join users reader on (reader.id = case_manager.reader_id and reader.role = any(${[...STAFF_ROLES]}) and ${thread.kind} <> 'traveller')
        or reader.id = any(${others})
      where cases.id = ${thread.journey_id} order by reader.id`.execute(database);
    const work = thread.assignment_id == null ? null : await workOf(database, thread.assignment_id);
    return rows.map(({ is_manager, role, is_intake, ...reader }) =>
      Object.assign(reader, {
        path: pathFor({ ...thread, is_intake }, { is_manager, role }),
        work: !is_manager && hasWorkNotices(role) ? work : null,
      }),
    );
  }

  private async announce(em: EntityManager, thread_id: string, recipient: Recipient): Promise<void> {
    await this.lockMark(em, thread_id, recipient);
    const unread = await this.unread(em, thread_id, recipient.id);
    if (unread === null) return;
    const ripe = ripeAt(unread);
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

  /**
   * Two jobs about one thread announce one after the other. A reader without a mark gets one from before the first message;
   * who covers for another hears of what came since that one read or heard of it.
   */
  private async lockMark(em: EntityManager, thread_id: string, { id: user_id, covers_id }: Recipient): Promise<void> {
    await sql`insert into message_reads (thread_id, user_id, read_until, mailed_until)
      select id, ${user_id}, created_at, (select greatest(mark.read_until, mark.mailed_until) from message_reads mark
        where mark.thread_id = threads.id and mark.user_id = ${covers_id}::uuid)
      from threads where id = ${thread_id} on conflict do nothing`.execute(within(em));
    await sql`select 1 from message_reads where thread_id = ${thread_id} and user_id = ${user_id} for update`.execute(
      within(em),
    );
  }

  private async unread(em: EntityManager, thread_id: string, user_id: string): Promise<Unread | null> {
    const { rows } = await sql<Unread>`
      select count(*)::integer as count, min(message.created_at) as first, max(message.created_at) as last,
        ${AUTHORS} as authors
      from message_reads mark
      join users reader on reader.id = mark.user_id
      join threads thread on thread.id = mark.thread_id
      join cases on cases.id = thread.journey_id
      join messages message on message.thread_id = mark.thread_id
        and message.created_at > greatest(mark.read_until, mark.mailed_until)
        and message.author_id is distinct from mark.user_id
        -- What they sent themselves by mail or text, and an answer that was sent there, are no news.
        and not coalesce(coalesce(message.from_address, message.sent_to) = any (${addressesOf(sql`reader`)}), false)
      left join users author on author.id = message.author_id
      where mark.thread_id = ${thread_id} and mark.user_id = ${user_id}
      having count(*) > 0`.execute(within(em));
    return rows[0] ?? null;
  }

  /** Says who wrote and how much, not what: it may be about their health. */
  private async write(em: EntityManager, thread_id: string, recipient: Recipient, unread: Unread): Promise<void> {
    const { id, email, name, language, journey_id, is_patient, path } = recipient;
    const from = inLanguage(language, () => listText(unread.authors));
    if (is_patient) {
      const texts = inLanguage(language, () => ({
        title: messages.unread_title,
        message: messages.unread(unread.count, from),
      }));
      const place = { kind: 'message', path: patientHref('messages') } as const;
      await this.notifications.notify(em, { patient_id: id, journey_id, ...place, ...texts });
      return;
    }
    const mail = {
      template: 'unread_messages' as const,
      data: { name, from, count: unread.count, path },
      dedupe_key: `unread_messages:${thread_id}:${id}:${isoTime(unread.last)}`,
    };
    if (recipient.work === null) await this.messaging.queueMail(em, { ...mail, journey_id, to: email });
    else
      await this.work.inform(em, recipient.work, {
        kind: 'work_message',
        texts: (work) => ({ title: words.title(work), message: words.message(unread.count, from) }),
        mail: () => mail,
        to: id,
      });
  }
}

const workOf = async (database: Kysely<Tables>, id: string): Promise<NoticedWork | null> =>
  (await database
    .selectFrom('assignments')
    .select(['id', 'journey_id', 'kind', 'assignee_user_id', 'partner_id'])
    .where('id', '=', id)
    .executeTakeFirst()) ?? null;

const { unread: words } = WORK_NOTICE_MESSAGES;

const ripeAt = ({ first }: Pick<Unread, 'first'>): Date => new Date(new Date(first).getTime() + UNREAD_MAIL_AFTER);

/** Names of the authors, each once; of one from outside what it calls itself, of a guest the name on their form. */
const AUTHORS = sql`array_remove(array_agg(distinct coalesce(author.name, message.from_address, case when message.channel <> 'portal'
  then (select item.name from inbox_items item where item.id = cases.inbox_item_id) end)), null)`;

const IS_INTAKE = sql<boolean>`cases.journey_id is null`;

/** Before the journey begins, the team reads a case on a page of its own. */
const casePath = ({ journey_id, is_intake }: { journey_id: string; is_intake: boolean }): string =>
  `/case-manager/${is_intake ? 'intake' : 'cases'}/${journey_id}?section=messages`;

/** Where a reader who is not the patient reads a thread: on the page of the case, as a companion, or in the portal of their work. */
function pathFor(
  { journey_id, kind, is_intake }: { journey_id: string; kind: ThreadKind; is_intake: boolean },
  { is_manager, role }: { is_manager: boolean | null; role: Role | null },
): string {
  if (is_manager === true) return casePath({ journey_id, is_intake });
  if (kind === 'patient') return accompanyHref(journey_id);
  return role === 'doctor' ? casePath({ journey_id, is_intake }) : homePortal(role ?? '', true);
}
