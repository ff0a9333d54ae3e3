import type { IncomingReason } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type EntityManager, within } from '../../platform/database/database.js';
import { OutsideMessages } from '../messages/index.js';
import { CaseAddresses } from '../messaging/index.js';
import type { Arrived } from './incoming-message.js';

/** The case of a message, or why it is not known; `case_id` beside a reason is what it names. */
export type Place = { case_id: string; reason: null } | { case_id: string | null; reason: IncomingReason };

/** Finds the case that a message belongs to. */
@Injectable()
export class Placing {
  constructor(
    private readonly addresses: CaseAddresses,
    private readonly outside: OutsideMessages,
  ) {}

  async placeOf(em: EntityManager, arrived: Arrived): Promise<Place> {
    if (arrived.is_unreadable) return { case_id: null, reason: 'unreadable' };
    const case_id =
      arrived.channel === 'email' ? await this.caseOfMail(em, arrived) : await this.caseOfNumber(em, arrived);
    if (case_id === null) return { case_id, reason: 'unknown_address' };
    if ((await this.outside.threadOf(em, case_id)) === null) return { case_id, reason: 'no_thread' };
    return (await isClosed(em, case_id)) ? { case_id, reason: 'case_closed' } : { case_id, reason: null };
  }

  /** By the address it was sent to, else by the mail of ours that it answers. Who it says it is from proves nothing. */
  private async caseOfMail(em: EntityManager, { to, answers }: Arrived): Promise<string | null> {
    return (await this.addresses.caseOf(em, to)) ?? (await this.addresses.caseOfAnswered(em, answers));
  }

  /** By the last message that went to this number or came from it, else by the one account that has it. */
  private async caseOfNumber(em: EntityManager, { channel, from_address }: Arrived): Promise<string | null> {
    const { rows: said } = await sql<{ case_id: string; is_open: boolean }>`
      select thread.journey_id as case_id, journey.status is distinct from 'closed' as is_open
      from messages message join threads thread on thread.id = message.thread_id
      left join patient_journeys journey on journey.id = thread.journey_id
      where message.channel in ('sms', 'whatsapp') and (message.from_address = ${from_address} or message.sent_to = ${from_address})
      order by is_open desc, (message.channel = ${channel}) desc, message.created_at desc limit 1`.execute(within(em));
    if (said[0]?.is_open === true) return said[0].case_id;
    const { rows } = await sql<{ case_id: string | null; people: number }>`
      select count(*)::integer as people, (
        select cases.id from cases left join patient_journeys journey on journey.id = cases.journey_id
        where cases.person_id = any (array_agg(person.id)) and journey.status is distinct from 'closed'
        order by cases.created_at desc, cases.id desc limit 1) as case_id
      from users person where '+' || regexp_replace(person.phone, '\\D', '', 'g') = ${from_address}`.execute(
      within(em),
    );
    const [own] = rows;
    return own?.people === 1 && own.case_id !== null ? own.case_id : (said[0]?.case_id ?? null);
  }
}

async function isClosed(em: EntityManager, case_id: string): Promise<boolean> {
  const row = await within(em)
    .selectFrom('patient_journeys')
    .select('status')
    .where('id', '=', case_id)
    .executeTakeFirst();
  return row?.status === 'closed';
}
