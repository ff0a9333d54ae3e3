import {
  INCOMING_FILES_MAX,
  INCOMING_PER_HOUR,
  INCOMING_TEXT_MAX,
  type IncomingReason,
  type IncomingState,
  type LeftOutFile,
  type TakenMessage,
} from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { Clock, Ids } from '../../platform/clock/clock.js';
import { asJson, Database, type EntityManager, within } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import { type OutsideFile, OutsideFiles } from '../../platform/files/outside-files.js';
import type { ReadyFile } from '../../platform/files/file-intake.js';
import { OutsidePapers } from '../records/index.js';
import { addressHash } from '../messaging/index.js';
import { Deposits } from './deposits.js';
import { IncomingEvents } from './incoming-events.js';
import { incomingOwner } from './incoming-message.entity.js';
import type { Arrived } from './incoming-message.js';
import { type Place, Placing } from './placing.js';
import { storableText } from './storable-text.js';

const HOUR = 60 * 60_000;

/** A message whose files are stored, and which has no row yet. */
interface Unpacked {
  arrived: Arrived;
  files: readonly ReadyFile[];
  left_out: readonly LeftOutFile[];
}

/**
 * Takes what came by mail or as a text message, once. It goes unread into the thread of its case, or waits in "Not placed"; it does nothing
 * else, and is never answered by itself. What fails leaves nothing, so that it can be taken again.
 */
@Injectable()
export class IncomingMessages {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly files: OutsideFiles,
    private readonly placing: Placing,
    private readonly deposits: Deposits,
    private readonly papers: OutsidePapers,
    private readonly events: IncomingEvents,
  ) {}

  /**
   * Takes a message. What came before is known by its id, and nothing of it is stored again.
   * @param first runs in the same transaction, before it
   */
  async receive(arrived: Arrived, first: (em: EntityManager) => Promise<void> = async () => {}): Promise<TakenMessage> {
    const isKnown = (await this.knownId(this.database.read(), arrived)) !== undefined;
    const unpacked = isKnown ? { arrived, files: [], left_out: [] } : await this.unpack(arrived);
    return this.database.write(async (em) => {
      await first(em);
      return this.take(em, unpacked);
    });
  }

  /** Checks and stores its files, before any transaction. */
  private async unpack(arrived: Arrived): Promise<Unpacked> {
    const words = storableText(arrived.text);
    const isLong = words.length > INCOMING_TEXT_MAX;
    const whole: OutsideFile[] = isLong
      ? [{ name: 'Whole message.txt', type: 'text/plain', bytes: Buffer.from(words, 'utf8') }]
      : [];
    const [kept, left_out]: [ReadyFile[], LeftOutFile[]] = [[], []];
    for (const file of [...whole, ...arrived.files]) {
      const file_name = storableText(file.name).slice(0, 255);
      const taken = kept.length < INCOMING_FILES_MAX ? await this.files.take({ ...file, name: file_name }) : 'too_many';
      if (typeof taken === 'string') left_out.push({ file_name, reason: taken });
      else kept.push(taken);
    }
    const text = isLong ? `${words.slice(0, INCOMING_TEXT_MAX - 1)}…` : words;
    return { arrived: { ...arrived, text }, files: kept, left_out };
  }

  private async take(em: EntityManager, { arrived, files, left_out }: Unpacked): Promise<TakenMessage> {
    const { channel, external_id } = arrived;
    const now = this.clock.now();
    const sender_hash = addressHash(arrived.from_address);
    const place = await this.placing.placeOf(em, arrived);
    const reason = await this.reasonOf(em, { arrived, files, left_out }, place, sender_hash);
    const [id, status] = [this.ids.next(), stateFor(reason)];
    const added = await within(em)
      .insertInto('incoming_messages')
      .values({
        id,
        channel,
        external_id,
        sender_hash,
        from_address: arrived.from_address,
        from_name: arrived.from_name === null ? null : storableText(arrived.from_name),
        subject: arrived.subject === null ? null : storableText(arrived.subject),
        text: arrived.text,
        left_out: asJson([...left_out]),
        // It becomes `placed` with the id of its message.
        status: status === 'placed' ? 'not_placed' : status,
        reason,
        case_id: place.case_id,
        message_id: null,
        received_at: now,
        handled_by: null,
        handled_at: null,
        version: 1,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.columns(['channel', 'external_id']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added === undefined) return { id: (await this.knownId(within(em), arrived)) ?? '', outcome: 'known' };
    for (const file of files) await this.files.attach(em, file, incomingOwner(id));
    if (status === 'placed' && place.case_id !== null) await this.deposits.put(em, id, place.case_id, null);
    this.events.changed(em, id);
    return { id, outcome: status };
  }

  private async knownId(database: Kysely<Tables>, { channel, external_id }: Arrived): Promise<string | undefined> {
    const row = await database
      .selectFrom('incoming_messages')
      .select('id')
      .where('channel', '=', channel)
      .where('external_id', '=', external_id)
      .executeTakeFirst();
    return row?.id;
  }

  /** Why it goes into no thread; null when it does. */
  private async reasonOf(
    em: EntityManager,
    { arrived: { is_automatic, is_unreadable }, files }: Unpacked,
    { case_id, reason }: Place,
    sender_hash: string,
  ): Promise<IncomingReason | null> {
    if (is_unreadable) return 'unreadable';
    if (is_automatic) return 'automatic';
    if (reason !== null) return reason;
    if (files.length > (await this.papers.room(em, case_id))) return 'too_many';
    const { count } = await within(em)
      .selectFrom('incoming_messages')
      .select((build) => build.fn.countAll<string>().as('count'))
      .where('sender_hash', '=', sender_hash)
      .where('status', '=', 'placed')
      .where('received_at', '>', new Date(this.clock.now().getTime() - HOUR))
      .executeTakeFirstOrThrow();
    return Number(count) >= INCOMING_PER_HOUR ? 'too_many' : null;
  }
}

function stateFor(reason: IncomingReason | null): IncomingState {
  if (reason === null) return 'placed';
  return reason === 'automatic' ? 'automatic' : 'not_placed';
}
