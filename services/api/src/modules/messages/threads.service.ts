import { type Thread, type MessagesPage, type Message, type ReadAnswer, writingState } from '@ayana/contracts/journey';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { momentText } from '@ayana/contracts/rules';
import { Injectable } from '@nestjs/common';
import { type Kysely, sql } from 'kysely';
import { AppError, refusedFields } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type EntityManager, isoTime, within } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { LIST_DEFAULT } from '../../platform/http/lists/keyset-list.js';
import { MessageWriter } from './message-writer.js';
import { NotificationsService } from '../notifications/index.js';
import { refuseReaders } from '../organisations/index.js';
import { documentsOf } from './message-documents.js';
import { listMessages, messageRows, messagesOf } from './messages.queries.js';
import { THREAD_MESSAGES as messages } from './messages.js';
import { OutsideAnswers } from './outside-answers.js';
import { type OpenThread, openThread, type ThreadKey } from './thread-access.js';
import { ThreadEvents } from './thread-events.js';
import type { MessagesQueryDto, NewMessageDto } from './threads.dto.js';
import { countUnread, listThreads, unreadBy } from './threads.queries.js';
import { writingTimes } from './writing-times.queries.js';

/** Messages between the patient, the people they allow, the case workers and those the work was handed to. */
@Injectable()
export class Threads {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: ThreadEvents,
    private readonly writer: MessageWriter,
    private readonly notifications: NotificationsService,
    private readonly outside: OutsideAnswers,
  ) {}

  list(user: CurrentUser, journeyId: string): Promise<Thread[]> {
    return listThreads(this.database.read(), user, journeyId, this.clock.now());
  }

  unreadCount(user: CurrentUser): Promise<number> {
    return countUnread(this.database.read(), user);
  }

  async messages(user: CurrentUser, id: string, query: MessagesQueryDto): Promise<MessagesPage> {
    const open = await openThread(this.database.read(), user, id);
    const { limit = LIST_DEFAULT, cursor } = query;
    return listMessages(this.database.read(), user, open, { limit, cursor }, this.clock.now());
  }

  async post(em: EntityManager, user: CurrentUser, thread_id: string, form: NewMessageDto): Promise<Message> {
    const database = within(em);
    const open = await openThread(database, user, thread_id);
    if (open.thread.kind === 'partner' || open.thread.kind === 'traveller') await refuseReaders(em, user);
    const { text = '', document_ids = [], in_channel } = form;
    if (open.thread.kind === 'traveller') await this.refuseOutsideTrip(database, open.thread, document_ids);
    await this.refuseUnknown(em, user, open, text, document_ids);
    const leaves = await this.outside.answerTo(em, user, open, in_channel);
    const id = await this.writer.write(em, open.thread, {
      author_id: user.id,
      text,
      document_ids,
      ...(leaves === null ? {} : { channel: leaves.channel, sent_to: leaves.to }),
    });
    if (leaves !== null) await this.outside.send(em, user, open, leaves, { id, text, papers: document_ids.length });
    const rows = await messageRows(database).where('message.id', '=', id).execute();
    const [message] = await messagesOf(database, user, open.reader, rows, this.clock.now());
    if (message === undefined) throw new Error('A message that was just written is missing');
    return message;
  }

  /** Marks a thread read up to a message that was shown; a mark never goes back, and never past the last message. */
  async markRead(user: CurrentUser, id: string, until?: string): Promise<ReadAnswer> {
    const [thread, answer] = await this.database.write(async (em) => {
      const open = await openThread(within(em), user, id);
      const { rows: moved } = await sql<{ read_until: string }>`
        insert into message_reads as mark (thread_id, user_id, read_until)
        select thread.id, ${user.id}, least(thread.updated_at, ${until ?? 'infinity'}::timestamptz)
        from threads thread where thread.id = ${id}
        on conflict (thread_id, user_id) do update set read_until = excluded.read_until
          where mark.read_until < excluded.read_until
        returning read_until`.execute(within(em));
      if (moved.length > 0) await this.events.publish(em, 'messages.read', open.thread);
      return [open.thread, await this.readAnswer(em, user, id)] as const;
    });
    if (answer.unread_count === 0) {
      // A message of the traveller's threads rings the same bell.
      if (thread.kind === 'patient' || thread.kind === 'traveller') await this.markNotices(user, thread.journey_id);
      if (thread.assignment_id !== null) await this.markWorkNotices(user, thread.assignment_id);
    }
    return answer;
  }

  /** @throws AppError `illegal_transition` outside the time in which they write, `invalid_fields` for papers: they show more than the work does */
  private async refuseOutsideTrip(
    database: Kysely<Tables>,
    { assignment_id }: ThreadKey,
    documents: readonly string[],
  ): Promise<void> {
    const time = (await writingTimes(database, [assignment_id])).get(assignment_id ?? '') ?? null;
    const state = writingState(time, this.clock.now());
    if (state === 'over') throw new AppError('illegal_transition', messages.traveller_over);
    if (state === 'early')
      throw new AppError(
        'illegal_transition',
        time === null
          ? messages.traveller_no_time
          : messages.traveller_early(`${momentText(new Date(time.from), INDIA_ZONE)} (India)`),
      );
    if (documents.length > 0) throw refusedFields([{ field: 'document_ids', message: messages.traveller_papers }]);
  }

  /** What announced the messages in the bell is read with them. */
  private async markNotices(user: CurrentUser, journey_id: string): Promise<void> {
    const notices = await this.database
      .read()
      .selectFrom('patient_notifications')
      .select('id')
      .where('patient_id', '=', user.id)
      .where('journey_id', '=', journey_id)
      .where('is_read', '=', false)
      .where(sql<boolean>`metadata->>'kind' = 'message'`)
      .execute();
    await this.notifications.markRead(
      user,
      notices.map(({ id }) => id),
    );
  }

  private markWorkNotices(user: CurrentUser, workId: string): Promise<void> {
    return this.database.write((em) => this.notifications.markReadOf(em, user.id, workId, 'work_message'));
  }

  private async readAnswer(em: EntityManager, user: CurrentUser, id: string): Promise<ReadAnswer> {
    const row = await within(em)
      .selectFrom('threads as thread')
      .innerJoin('message_reads as mark', 'mark.thread_id', 'thread.id')
      .select(['mark.read_until', unreadBy(user.id).as('unread_count')])
      .where('thread.id', '=', id)
      .where('mark.user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    return { read_until: isoTime(row.read_until), unread_count: row.unread_count };
  }

  private async refuseUnknown(
    em: EntityManager,
    user: CurrentUser,
    { reader }: OpenThread,
    text: string,
    ids: readonly string[],
  ): Promise<void> {
    if (text === '' && ids.length === 0) throw refusedFields([{ field: 'text', message: messages.empty }]);
    const documents = await documentsOf(within(em), user, reader, ids, this.clock.now());
    if (ids.some((id) => !documents.has(id)))
      throw refusedFields([{ field: 'document_ids', message: messages.unknown_documents }]);
  }
}
