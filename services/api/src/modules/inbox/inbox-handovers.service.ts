import { Injectable } from '@nestjs/common';
import { mayEnter } from '@ayana/contracts/identity';
import { refusedFields } from '../../platform/app-error.js';
import { type EntityManager, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { MessagingService } from '../messaging/index.js';
import type { InboxHandoverDto } from './inbox.dto.js';
import { type InboxItemRow, InboxRead, InboxTimelineEntry } from './inbox.entity.js';
import { InboxWorkflow } from './inbox-workflow.js';
import { INBOX_MESSAGES } from './messages.js';

/** Gives a request to a colleague: it is unread for them again, and they get a mail. */
@Injectable()
export class InboxHandovers {
  constructor(
    private readonly workflow: InboxWorkflow,
    private readonly messaging: MessagingService,
  ) {}

  /** @param item locked */
  async handOver(
    em: EntityManager,
    user: CurrentUser,
    item: InboxItemRow,
    { assigned_to: id, note: given }: InboxHandoverDto,
  ): Promise<void> {
    const note = given ?? null;
    if (id === item.assigned_to)
      throw refusedFields([{ field: 'assigned_to', message: INBOX_MESSAGES.already_theirs }]);
    const colleague = await this.colleague(em, id);
    item.assigned_to = id;
    const { status } = item;
    await this.workflow.move(em, user, item, { name: 'hand_over', to: status === 'new' ? 'claimed' : status, note });
    if (id === user.id) return;
    await em.nativeDelete(InboxRead, { item_id: item.id, user_id: id });
    const giver = await within(em).selectFrom('users').select('name').where('id', '=', user.id).executeTakeFirst();
    await this.messaging.queueMail(em, {
      template: 'inbox_handed_over',
      to: colleague.email,
      data: { id: item.id, name: colleague.name, from: giver?.name ?? '', visitor: item.name, note },
      dedupe_key: `inbox_handed_over:${item.id}:${await em.count(InboxTimelineEntry, { item_id: item.id, event: 'handed_over' })}`,
    });
  }

  private async colleague(em: EntityManager, id: string): Promise<{ name: string; email: string }> {
    const found = await within(em)
      .selectFrom('users')
      .select(['name', 'email', 'role'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (found === undefined || !mayEnter('inbox', found.role))
      throw refusedFields([{ field: 'assigned_to', message: INBOX_MESSAGES.not_a_colleague }]);
    return found;
  }
}
