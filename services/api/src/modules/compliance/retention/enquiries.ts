import { type RawBuilder, sql } from 'kysely';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { Files } from '../../../platform/files/files.service.js';
import { removeIntake } from '../../records/index.js';

/**
 * Condition on `item`: a request of the inbox that led to nothing that stays. Cases, invitations to them, talks with a doctor and applications of
 * organisations and doctors refer to theirs.
 */
export const isLeftAlone = sql<boolean>`(
  not exists (select from treatment_requests where inbox_item_id = item.id)
  and not exists (select from journey_invitations where inbox_item_id = item.id)
  and not exists (select from video_consultations talk where talk.id = item.id and talk.journey_id is not null)
  and not exists (select from appointments slot join consultation_notes note on note.appointment_id = slot.id
    where slot.video_consultation_id = item.id)
  and not exists (select from partner_applications where id = item.id)
  and not exists (select from doctor_applications where id = item.id))`;

/** Tables of the public forms whose rows have the id of their inbox item. */
const FORMS = [
  'contact_messages',
  'consultations',
  'video_consultations',
  'support_requests',
  'career_applications',
] as const;

/** What is removed, and at most how many. */
interface Removal {
  files: Files;
  limit: number;
}

/** Removes requests of the inbox with what was sent, also later under their case. @param which condition on `item` */
export async function removeEnquiries(
  em: EntityManager,
  which: RawBuilder<boolean>,
  { files, limit }: Removal,
): Promise<number> {
  const database = within(em);
  const { rows } = await sql<{ id: string }>`
    select item.id from inbox_items item where ${which} and ${isLeftAlone} order by item.id limit ${limit} for update`.execute(
    database,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return 0;
  await removeIntake(em, files, sql<boolean>`cases.inbox_item_id = any (${ids})`);
  for (const table of FORMS) await sql`delete from ${sql.table(table)} where id = any (${ids})`.execute(database);
  await sql`delete from inbox_items where id = any (${ids})`.execute(database);
  return ids.length;
}

/** Most requests of one person. */
const MOST = 10_000;

/** Of a person: what was sent from their confirmed address, and their place in the newsletter. */
export async function removeEnquiriesOf(em: EntityManager, files: Files, personId: string): Promise<void> {
  const address = sql`(select lower(email) from users where id = ${personId} and email_verified_at is not null)`;
  await removeEnquiries(em, sql<boolean>`lower(item.email) = ${address}`, { files, limit: MOST });
  const database = within(em);
  await sql`delete from general_inquiries where lower(email_address) = ${address}`.execute(database);
  await sql`delete from newsletter_subscriptions where lower(email) = ${address}`.execute(database);
}
