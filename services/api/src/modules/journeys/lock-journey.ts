import { AppError, notFound } from '../../platform/app-error.js';
import { type EntityManager, FOR_UPDATE, within } from '../../platform/database/database.js';
import { JOURNEY_MESSAGES as messages } from './messages.js';
import { PatientJourneyRow } from './stages/journey.entity.js';

/**
 * A journey, locked until the transaction ends: what is decided about its parts is decided one after the other.
 * @throws AppError `not_found`
 */
export async function lockJourney(em: EntityManager, id: string): Promise<PatientJourneyRow> {
  const journey = await em.findOne(PatientJourneyRow, { id }, FOR_UPDATE);
  if (journey === null) throw notFound();
  return journey;
}

/**
 * As `lockJourney`, a case that may have no journey yet.
 * @returns its journey; null before there is one
 */
export async function lockCase(em: EntityManager, id: string): Promise<PatientJourneyRow | null> {
  const journey = await em.findOne(PatientJourneyRow, { id }, FOR_UPDATE);
  if (journey === null)
    await within(em)
      .selectFrom('cases')
      .select('id')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(notFound);
  return journey;
}

/** Locks the journeys on which a person or an organisation has open work, always in the same order. */
export async function lockJourneysOf(
  em: EntityManager,
  [column, id]: readonly ['assignee_user_id' | 'partner_id', string],
): Promise<void> {
  await within(em)
    .selectFrom('patient_journeys')
    .select('id')
    .where('id', 'in', (build) =>
      build
        .selectFrom('assignments')
        .select('journey_id')
        .where(column, '=', id)
        .where('status', 'in', ['offered', 'accepted']),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The journey that a row belongs to, to be locked before the row; null when there is no such row. */
export async function journeyOfPart(
  em: EntityManager,
  table: 'assignments' | 'check_ins' | 'journey_tasks' | 'travel_legs',
  id: string,
): Promise<string | null> {
  const row = await within(em).selectFrom(table).select('journey_id').where('id', '=', id).executeTakeFirst();
  return row?.journey_id ?? null;
}

/** @throws AppError `not_found`, `illegal_transition` for one that is closed */
export async function lockOpenJourney(em: EntityManager, id: string): Promise<PatientJourneyRow> {
  const journey = await lockJourney(em, id);
  if (journey.status === 'closed') throw new AppError('illegal_transition', messages.journey_closed);
  return journey;
}
