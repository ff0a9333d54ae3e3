import type { OwnInquiry, InquiryAnswer } from '@ayana/contracts/contact';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isoTime } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';

/** An inquiry belongs to the user who has confirmed its address, and to nobody else. */
export const ownedBy = (userId: string): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from users
  where users.id = ${userId} and users.email_verified_at is not null and lower(users.email) = lower(general_inquiries.email_address)
)`;

/** The questions of a user. A message and its inbox item have the id of their inquiry. */
export const ownInquiries = (database: Kysely<Tables>, userId: string) =>
  database
    .selectFrom('general_inquiries')
    .innerJoin('contact_messages', 'contact_messages.id', 'general_inquiries.id')
    .innerJoin('inbox_items', 'inbox_items.id', 'general_inquiries.id')
    .select([
      'general_inquiries.id',
      'email_address',
      'general_inquiries.status',
      'general_inquiries.created_at',
      'additional_info as message',
      'inbox_items.status as request_status',
      'due_at',
    ])
    .where(ownedBy(userId));

type InquiryRow = Awaited<ReturnType<ReturnType<typeof ownInquiries>['execute']>>[number];

/** Rows as their sender gets them, with what the staff answered. */
export async function withAnswers(database: Kysely<Tables>, rows: readonly InquiryRow[]): Promise<OwnInquiry[]> {
  const answers = await answersOf(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, email_address, status, message, request_status, created_at, due_at }) => ({
    id,
    email_address,
    status,
    message,
    request_status,
    received_at: isoTime(created_at),
    due_at: isoTime(due_at),
    answers: answers.get(id) ?? [],
  }));
}

/** The answers to each question, oldest first. Notes and names of those who only handled it are the staff's own. */
async function answersOf(database: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, InquiryAnswer[]>> {
  const answers = new Map<string, InquiryAnswer[]>();
  if (ids.length === 0) return answers;
  const rows = await database
    .selectFrom('inbox_timeline as entry')
    .leftJoin('users as staff', 'staff.id', 'entry.actor_id')
    .select(['entry.id', 'entry.item_id', 'entry.text', 'entry.at', 'staff.name'])
    .where('entry.item_id', 'in', [...ids])
    .where('entry.event', '=', 'reply')
    .orderBy('entry.at')
    .orderBy('entry.id')
    .execute();
  for (const { id, item_id, text, at, name } of rows) {
    const answer = { id, text: text ?? '', at: isoTime(at), staff_name: name ?? null };
    answers.set(item_id, [...(answers.get(item_id) ?? []), answer]);
  }
  return answers;
}
