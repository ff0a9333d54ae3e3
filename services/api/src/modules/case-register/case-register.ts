import type { CaseOrigin } from '@ayana/contracts/journey';
import { type Kysely, sql } from 'kysely';
import type { Ids } from '../../platform/clock/clock.js';
import { type EntityManager, within } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import { CaseRow } from './case.entity.js';

/** How a case is named to people and in links. */
export interface RegisteredCase {
  id: string;
  case_number: string;
}

/** The number in the answer to a form; nothing for one that opened no case. */
export const numberIn = (opened: RegisteredCase | null): { case_number?: string } =>
  opened === null ? {} : { case_number: opened.case_number };

/** The case of an enquiry; null for one about no treatment. A talk that was booked within a journey is of its case. */
export async function caseOfItem(database: Kysely<Tables>, inbox_item_id: string): Promise<RegisteredCase | null> {
  const row = await database
    .selectFrom('cases')
    .select(['id', 'case_number'])
    .where((build) =>
      build.or([
        build('inbox_item_id', '=', inbox_item_id),
        build('id', '=', (talk) =>
          talk.selectFrom('video_consultations').select('journey_id').where('id', '=', inbox_item_id),
        ),
      ]),
    )
    .executeTakeFirst();
  return row ?? null;
}

/** Gives a case the thread of its person and the case workers, which its journey goes on with. */
export async function beginPatientThread(
  database: Kysely<Tables>,
  ids: Ids,
  { id: journey_id, created_at }: { id: string; created_at: Date },
): Promise<void> {
  await database
    .insertInto('threads')
    .values({ id: ids.next(), journey_id, kind: 'patient', created_at, updated_at: created_at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Opens the case of an enquiry whose kind alone does not make it one: a contact about a treatment, a telephone call. */
export async function openCase(
  em: EntityManager,
  ids: Ids,
  { inbox_item_id, source, created_at }: { inbox_item_id: string; source: CaseOrigin; created_at: Date },
): Promise<RegisteredCase> {
  const { rows } = await sql<{ person_id: string | null }>`
    select patient_with_address(email) as person_id from inbox_items where id = ${inbox_item_id}`.execute(within(em));
  const row = em.create(CaseRow, {
    id: ids.next(),
    person_id: rows[0]?.person_id ?? null,
    source,
    inbox_item_id,
    created_at,
  });
  await em.flush();
  return { id: row.id, case_number: row.case_number };
}
