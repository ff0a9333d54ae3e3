import type { Message } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { AppError, notFound } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { type EntityManager, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { messageRows, messagesOf } from './messages.queries.js';
import { THREAD_MESSAGES as messages } from './messages.js';
import { openThread } from './thread-access.js';

/** What staff have made sure of: who sent a message that came by mail, text or a guest's link. */
@Injectable()
export class SenderConfirmations {
  constructor(private readonly clock: Clock) {}

  /** @throws AppError `illegal_transition` for a message whose sender is confirmed already */
  async confirm(em: EntityManager, user: CurrentUser, thread_id: string, id: string, how: string): Promise<Message> {
    const database = within(em);
    const { reader } = await openThread(database, user, thread_id);
    const message = database.updateTable('messages').where('id', '=', id).where('thread_id', '=', thread_id);
    const { numUpdatedRows } = await message
      .set({ is_confirmed: true, confirmed_how: how, confirmed_by: user.id, confirmed_at: this.clock.now() })
      .where('is_confirmed', '=', false)
      .executeTakeFirstOrThrow();
    const rows = await messageRows(database).where('message.id', '=', id).where('thread.id', '=', thread_id).execute();
    const [shown] = await messagesOf(database, user, reader, rows, this.clock.now());
    if (shown === undefined) throw notFound();
    if (numUpdatedRows === 0n) throw new AppError('illegal_transition', messages.sender_known);
    return shown;
  }
}
