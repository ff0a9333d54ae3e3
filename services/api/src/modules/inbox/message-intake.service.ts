import { Injectable } from '@nestjs/common';
import type { InboxKind, TalkKind } from '@ayana/contracts/inbox';
import { sql } from 'kysely';
import { type EntityManager, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import {
  type Acknowledgement,
  Acknowledgements,
  type FormMailRequest,
  type MailRequest,
  MessagingService,
} from '../messaging/index.js';
import type { RegisteredCase } from '../case-register/index.js';
import { InboxIntake, type ReceivedRequest } from './inbox-intake.service.js';

/** A form whose row is written, for the staff and its sender. */
export interface Message {
  readonly item: Omit<ReceivedRequest, 'kind' | 'repeated' | 'repeat_count'> & {
    /** `contact` unless it is named. */
    readonly kind?: Exclude<InboxKind, TalkKind>;
  };
  /** To the sender. */
  readonly acknowledgement: FormMailRequest;
  /** To the team. */
  readonly notice: MailRequest;
  /** Given when a text message is sent as well. */
  readonly texted?: string | null;
}

/** A request that is already in the inbox. */
interface FoundRequest {
  readonly id: string;
  readonly received_at: Date | string;
}

/** Passes every form that is a message to the staff: an inbox item, a notice, and an acknowledgement to its sender. */
@Injectable()
export class MessageIntake {
  constructor(
    private readonly inbox: InboxIntake,
    private readonly messaging: MessagingService,
    private readonly acknowledgements: Acknowledgements,
  ) {}

  /** The newest request of an address among these kinds; undefined for none. */
  async newestOf(em: EntityManager, email: string, kinds: readonly InboxKind[]): Promise<FoundRequest | undefined> {
    return within(em)
      .selectFrom('inbox_items')
      .select(['id', 'received_at'])
      .where(sql<boolean>`lower(email) = lower(${email})`)
      .where('kind', 'in', [...kinds])
      .orderBy('received_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirst();
  }

  /**
   * Call it in the transaction that writes the form's row.
   * @returns what else may be sent to the sender, and the case, where it is one
   */
  async receive(
    em: EntityManager,
    { item, acknowledgement, notice, texted = null }: Message,
    caller: CurrentUser | null,
  ): Promise<{ begun: Acknowledgement; opened: RegisteredCase | null }> {
    const { template, to: email } = acknowledgement;
    const begun = await this.acknowledgements.begin(em, { template, email, phone: texted }, caller);
    const opened = await this.inbox.receive(em, { kind: 'contact', ...begun.repetition, ...item });
    await begun.queueMail(em, acknowledgement);
    await this.messaging.queueMail(em, notice);
    return { begun, opened };
  }
}
