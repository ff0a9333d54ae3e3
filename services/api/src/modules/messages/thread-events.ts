import { STAFF_ROLES } from '@ayana/contracts/identity';
import { Injectable } from '@nestjs/common';
import { Database, type EntityManager, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { otherReadersOf, type ThreadKey } from './thread-access.js';

/** Sends what happens in a thread to exactly its readers. */
@Injectable()
export class ThreadEvents {
  constructor(
    private readonly database: Database,
    private readonly realtime: Realtime,
  ) {}

  /** After the commit; each reader reads what is new by their own GET. */
  async publish(em: EntityManager, type: 'messages.inserted' | 'messages.read', thread: ThreadKey): Promise<void> {
    const data = { journey_id: thread.journey_id, id: thread.id };
    this.realtime.publish(
      em,
      { type, data },
      { entry: 'case_work', user_ids: await otherReadersOf(within(em), thread) },
    );
  }

  /** Goes to the others who follow the thread. It is not stored. */
  async typing(user: CurrentUser, thread: ThreadKey): Promise<void> {
    const [others, staff, name] = await Promise.all([
      otherReadersOf(this.database.read(), thread),
      this.staffFollowing(thread.id),
      this.nameOf(user),
    ]);
    const user_ids = [...new Set([...others, ...staff])].filter((id) => id !== user.id);
    this.realtime.send(
      { type: 'messages.typing', data: { thread_id: thread.id, user: { id: user.id, name } } },
      { user_ids },
    );
  }

  /** Case workers who have opened the thread before; all of them may read it, and most never will. */
  private async staffFollowing(thread_id: string): Promise<string[]> {
    const rows = await this.database
      .read()
      .selectFrom('message_reads as mark')
      .innerJoin('users', 'users.id', 'mark.user_id')
      .select('users.id')
      .where('mark.thread_id', '=', thread_id)
      .where('users.role', 'in', [...STAFF_ROLES])
      .execute();
    return rows.map(({ id }) => id);
  }

  private async nameOf({ id }: CurrentUser): Promise<string> {
    const row = await this.database.read().selectFrom('users').select('name').where('id', '=', id).executeTakeFirst();
    return row?.name ?? '';
  }
}
