import { Injectable } from '@nestjs/common';
import { type InboxCounts, type InboxDetail, type InboxStatus, inboxTransition } from '@ayana/contracts/inbox';
import type { Kysely } from 'kysely';
import { AppError, notFound, refusedFields } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import { MessagingService } from '../messaging/index.js';
import type { InboxPageDto } from './inbox-answers.dto.js';
import type {
  InboxChangeDto,
  InboxCountsQueryDto,
  InboxHandoverDto,
  InboxLeadDto,
  InboxQueryDto,
  InboxReplyDto,
} from './inbox.dto.js';
import { PAGE_DEFAULT } from './inbox.dto.js';
import { InboxItemRow, InboxRead, InboxTimelineEntry } from './inbox.entity.js';
import { countOverdue, countUnread, countViews } from './inbox.counts.js';
import { findDetail, findForAll, listItems } from './inbox.queries.js';
import { InboxHandovers } from './inbox-handovers.service.js';
import { InboxLeads } from './inbox-leads.service.js';
import { InboxSources } from './inbox-sources.js';
import { InboxWorkflow } from './inbox-workflow.js';
import { INBOX_MESSAGES } from './messages.js';

/** The staff's actions on requests. Every change is one transaction on a locked row, so two staff members cannot overwrite each other. */
@Injectable()
export class InboxService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly sources: InboxSources,
    private readonly realtime: Realtime,
    private readonly messaging: MessagingService,
    private readonly workflow: InboxWorkflow,
    private readonly handovers: InboxHandovers,
    private readonly leads: InboxLeads,
  ) {}

  list(user: CurrentUser, { limit = PAGE_DEFAULT, ...query }: InboxQueryDto): Promise<InboxPageDto> {
    return listItems(this.database.read(), this.sources, { ...query, limit }, { id: user.id, now: this.clock.now() });
  }

  counts(user: CurrentUser, filters: InboxCountsQueryDto): Promise<InboxCounts> {
    return countViews(this.database.read(), user.id, filters, this.clock.now());
  }

  detail(user: CurrentUser, id: string): Promise<InboxDetail> {
    return this.found(this.database.read(), user, id);
  }

  unreadCount(user: CurrentUser): Promise<number> {
    return countUnread(this.database.read(), user.id);
  }

  overdueCount(user: CurrentUser): Promise<number> {
    return countOverdue(this.database.read(), user.id, this.clock.now());
  }

  async markRead(user: CurrentUser, id: string): Promise<void> {
    await this.database.write(async (em) => {
      if ((await this.workflow.lock(em, id)) === null) throw notFound();
      await em.upsert(
        InboxRead,
        { item_id: id, user_id: user.id, read_at: this.clock.now() },
        { onConflictAction: 'ignore' },
      );
      const found = await findForAll(within(em), this.sources, id);
      if (found)
        this.realtime.publish(
          em,
          { type: 'inbox.updated', data: { ...found.item, is_read: true } },
          { user_ids: [user.id] },
        );
    });
  }

  /** @throws AppError `already_claimed` for the second caller */
  claim(user: CurrentUser, id: string): Promise<InboxDetail> {
    return this.change(user, id, async (em, item) => {
      if (item.status === 'claimed') throw new AppError('already_claimed', INBOX_MESSAGES.already_claimed);
      // An answered or closed request is claimed again.
      const name = inboxTransition(item.kind, item.status, 'claimed');
      if (name === undefined) throw illegal(item.status, 'claimed');
      await this.workflow.move(em, user, item, { name });
    });
  }

  handOver(user: CurrentUser, id: string, handover: InboxHandoverDto): Promise<InboxDetail> {
    return this.change(user, id, (em, item) => this.handovers.handOver(em, user, item, handover));
  }

  update(user: CurrentUser, id: string, change: InboxChangeDto): Promise<InboxDetail> {
    const { status, notes, ...moment } = change;
    if (status === undefined && notes === undefined) {
      throw refusedFields([{ field: 'status', message: INBOX_MESSAGES.nothing_to_do }]);
    }
    const stray = status === 'confirmed' ? [] : Object.keys(moment);
    if (stray.length > 0) {
      throw refusedFields(stray.map((field) => ({ field, message: INBOX_MESSAGES.moment_only_confirmed })));
    }
    return this.change(user, id, async (em, item) => {
      if (status !== undefined) await this.setStatus(em, user, item, status, moment);
      if (notes !== undefined) this.workflow.write(em, item, { event: 'note', actor_id: user.id, text: notes });
    });
  }

  /** How far it has come with the person, and when the staff follow up. */
  changeLead(user: CurrentUser, id: string, change: InboxLeadDto): Promise<InboxDetail> {
    return this.change(user, id, (em, item) => this.leads.change(em, user, item, change));
  }

  /** Answers the visitor by mail. The text is plain text and stays so. */
  async reply(em: EntityManager, user: CurrentUser, id: string, { message }: InboxReplyDto): Promise<InboxDetail> {
    const item = await this.workflow.change(em, user, id, undefined, async (row) => {
      if (row.email === '') throw new AppError('illegal_transition', INBOX_MESSAGES.no_address);
      if (row.status === 'new' || row.status === 'closed') {
        throw new AppError('illegal_transition', INBOX_MESSAGES.take_first);
      }
      if (row.status === 'claimed') await this.workflow.move(em, user, row, { name: 'answer', note: message });
      else await this.workflow.replyAgain(em, user, row, message);
    });
    const detail = await this.found(within(em), user, id);
    const entry = detail.timeline.findLast(({ event }) => event === 'reply');
    await this.messaging.queueMail(em, {
      template: 'inbox_reply',
      to: item.email,
      data: { id, name: item.name, message, staff_name: entry?.actor?.name ?? null },
      dedupe_key: `inbox_reply:${entry?.id}`,
      // In the language in which they asked.
      follows: acknowledgementOf(item),
    });
    await this.sources.answered(item.kind, em, id);
    return detail;
  }

  private async setStatus(
    em: EntityManager,
    user: CurrentUser,
    item: InboxItemRow,
    status: InboxStatus,
    moment: Omit<InboxChangeDto, 'status' | 'notes'>,
  ): Promise<void> {
    const name = inboxTransition(item.kind, item.status, status);
    if (name === undefined) throw illegal(item.status, status);
    if (name === 'claim') {
      throw new AppError('illegal_transition', INBOX_MESSAGES.take_over);
    }
    if (name === 'confirm') {
      const sequence = await em.count(InboxTimelineEntry, { item_id: item.id, event: 'confirmed' });
      const confirmed = await this.sources.confirming(item.kind)?.confirm?.(em, item.id, moment, sequence);
      if (!confirmed) throw illegal(item.status, status);
      item.confirmed_starts_at = confirmed.starts_at;
      item.confirmed_time_zone = confirmed.time_zone;
      item.confirmed_minutes = confirmed.minutes;
    }
    await this.workflow.move(em, user, item, { name });
  }

  private change(
    user: CurrentUser,
    id: string,
    work: (em: EntityManager, item: InboxItemRow) => Promise<void>,
  ): Promise<InboxDetail> {
    return this.database.write(async (em) => {
      await this.workflow.change(em, user, id, undefined, (item) => work(em, item));
      return this.found(within(em), user, id);
    });
  }

  /** The item as the caller sees it. */
  private async found(database: Kysely<Tables>, user: CurrentUser, id: string): Promise<InboxDetail> {
    const detail = await findDetail(database, this.sources, user.id, id);
    if (!detail) throw notFound();
    const { email, name } = detail;
    const me = await database.selectFrom('users').select('name').where('id', '=', user.id).executeTakeFirst();
    const reader = { to: email ?? '', name, staff_name: me?.name ?? null, follows: acknowledgementOf(detail) };
    return { ...detail, reply_frame: await this.messaging.replyFrame(database, reader) };
  }
}

/** The mail that said that the request has arrived. */
const acknowledgementOf = ({ kind, id }: Pick<InboxItemRow, 'kind' | 'id'>): string => `${kind}:${id}:acknowledgement`;

const illegal = (from: InboxStatus, to: InboxStatus): AppError =>
  new AppError('illegal_transition', INBOX_MESSAGES.illegal(from, to));
