import type { AnswerChannel } from '@ayana/contracts/journey';
import { patientHref } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { type EntityManager, within } from '../../platform/database/database.js';
import type { CurrentUser } from '../../platform/http/access/access.js';
import { isCaseWorker } from '../journeys/index.js';
import { MessagingService } from '../messaging/index.js';
import { lastFromOutside } from './answer-channels.js';
import type { OpenThread } from './thread-access.js';

/** Where a patient reads their thread. */
const THREAD_PATH = patientHref('messages');

interface Answer {
  /** Of the message. */
  id: string;
  text: string;
  papers: number;
}

/** Sends what the staff write in the channel that the last message came by. */
@Injectable()
export class OutsideAnswers {
  constructor(
    private readonly config: Config,
    private readonly messaging: MessagingService,
  ) {}

  /**
   * How an answer leaves besides being in the thread; null where it does not.
   * @param wanted what its author chose; undefined: where the address is known
   */
  async answerTo(
    em: EntityManager,
    user: CurrentUser,
    { thread }: OpenThread,
    wanted: boolean | undefined,
  ): Promise<(AnswerChannel & { external_id: string | null }) | null> {
    if (thread.kind !== 'patient' || !isCaseWorker(user) || wanted === false) return null;
    const [last] = await lastFromOutside(within(em), [thread.id]);
    if (last === undefined) return null;
    return wanted === true || last.is_known ? last : null;
  }

  async send(
    em: EntityManager,
    user: CurrentUser,
    { thread }: OpenThread,
    { channel, to, external_id }: AnswerChannel & { external_id: string | null },
    { id, text, papers }: Answer,
  ): Promise<void> {
    const dedupe_key = `case_message:${id}`;
    if (channel === 'email') {
      await this.messaging.queueMail(em, {
        template: 'case_message',
        journey_id: thread.journey_id,
        case_id: thread.journey_id,
        answers: external_id,
        to,
        data: { text, staff_name: await this.nameOf(em, user), papers, path: THREAD_PATH },
        dedupe_key,
      });
      return;
    }
    // A guest reads the answer by their link, and is written to about it (`GuestNews`).
    if (channel === 'guest_link') return;
    const url = papers === 0 ? null : this.config.publicOrigin + THREAD_PATH;
    await this.messaging.queueText(em, { channel, to, template: 'case_message', data: { text, url }, dedupe_key });
  }

  private async nameOf(em: EntityManager, { id }: CurrentUser): Promise<string> {
    const row = await within(em).selectFrom('users').select('name').where('id', '=', id).executeTakeFirst();
    return row?.name ?? '';
  }
}
