import { visitPath } from '@ayana/contracts/consultation-room';
import type { GuestCase, GuestCaseStatus, GuestTalk } from '@ayana/contracts/guest-case';
import type { InboxStatus } from '@ayana/contracts/inbox';
import { isPhone } from '@ayana/contracts/rules';
import { type Kysely, sql } from 'kysely';
import { notFound } from '../../platform/app-error.js';
import { isoTime } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import type { PermanentTokenMaker } from '../../platform/secrets/permanent-token.js';
import type { GuestSession } from './guest-sessions.service.js';

const STATUS_OF: Readonly<Record<InboxStatus, GuestCaseStatus>> = {
  new: 'received',
  claimed: 'in_hand',
  confirmed: 'talk_agreed',
  answered: 'answered',
  closed: 'closed',
};

/** Digits that are shown of a number. */
const SHOWN = 3;

/** The last digits of a number that text messages can be sent to; null for none. */
export function phoneEndOf(phone: string | null): string | null {
  return phone === null || !isPhone(phone) ? null : phone.replace(/\D/g, '').slice(-SHOWN);
}

type Overview = Omit<GuestCase, 'content' | 'session_expires_at'>;

/** What a link shows before a code: nothing that was written, no paper, no field of a doctor. */
export async function guestOverview(
  database: Kysely<Tables>,
  { case_id, link_id, is_confirmed }: GuestSession,
  tokenOf: PermanentTokenMaker,
  now: Date,
): Promise<Overview> {
  const { rows } = await sql<{
    item_id: string;
    case_number: string;
    status: InboxStatus;
    with: string | null;
    received_at: string;
    due_at: string;
    phone: string | null;
    link_expires_at: string;
    team_messages: number;
  }>`
    select item.id as item_id, cases.case_number, item.status, assignee.name as with, item.received_at, item.due_at, item.phone,
      link.expires_at as link_expires_at,
      (select count(*)::integer from messages message join threads thread on thread.id = message.thread_id
        where thread.journey_id = cases.id and thread.kind = 'patient' and message.author_id is not null) as team_messages
    from cases join inbox_items item on item.id = cases.inbox_item_id join guest_links link on link.id = ${link_id}
      left join users assignee on assignee.id = item.assigned_to
    where cases.id = ${case_id}`.execute(database);
  const [row] = rows;
  if (row === undefined) throw notFound();
  const { item_id, status, phone, received_at, due_at, link_expires_at, ...shown } = row;
  const talks = await talksOf(database, item_id, now);
  return {
    ...shown,
    status: STATUS_OF[status],
    received_at: isoTime(received_at),
    due_at: isoTime(due_at),
    talks: talks.map(({ join_url, ...talk }) =>
      Object.assign(talk, {
        starts_at: isoTime(talk.starts_at),
        join_path:
          !is_confirmed || talk.kind === 'phone' || talk.doctor === null
            ? null
            : (join_url ?? visitPath(tokenOf('manage_appointment', item_id))),
      }),
    ),
    added: await addedTo(database, case_id),
    phone_end: phoneEndOf(phone),
    link_expires_at: isoTime(link_expires_at),
  };
}

/** How much guests have added to a case by its links. */
export async function addedTo(database: Kysely<Tables>, case_id: string): Promise<GuestCase['added']> {
  const { rows } = await sql<GuestCase['added']>`select
    (select count(*)::integer from messages message join threads thread on thread.id = message.thread_id
      where thread.journey_id = ${case_id} and message.channel = 'guest_link') as messages,
    (select count(*)::integer from documents document
      where document.journey_id = ${case_id} and document.channel = 'guest_link' and document.removed_at is null) as papers`.execute(
    database,
  );
  return rows[0] ?? { messages: 0, papers: 0 };
}

type TalkRow = Omit<GuestTalk, 'join_path'> & { join_url: string | null };

/** Booked with a doctor, or agreed with the staff; those to come. */
async function talksOf(database: Kysely<Tables>, item_id: string, now: Date): Promise<TalkRow[]> {
  const { rows } = await sql<TalkRow>`
    select slot.starts_at, (extract(epoch from slot.ends_at - slot.starts_at) / 60)::integer as minutes, slot.kind, slot.time_zone,
      doctor.full_name as doctor, slot.join_url
    from appointments slot join doctors doctor on doctor.id = slot.doctor_id
    where slot.video_consultation_id = ${item_id} and slot.status = 'booked' and slot.ends_at > ${now}
    union all
    select item.confirmed_starts_at, item.confirmed_minutes, case when coalesce(
        (select consultation_type from consultations asked where asked.id = item.id),
        (select consultation_type from video_consultations asked where asked.id = item.id)) ilike 'phone%' then 'phone' else 'video' end,
      item.confirmed_time_zone, null, null
    from inbox_items item
    where item.id = ${item_id} and item.status = 'confirmed'
      and item.confirmed_starts_at + item.confirmed_minutes * interval '1 minute' > ${now}
      and not exists (select from appointments slot where slot.video_consultation_id = item.id and slot.status = 'booked')
    order by starts_at`.execute(database);
  return rows;
}
