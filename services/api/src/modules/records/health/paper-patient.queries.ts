import { type Kysely, sql } from 'kysely';
import { notFound } from '../../../platform/app-error.js';
import type { Tables } from '../../../platform/database/tables.js';
import { healthOf } from './health.queries.js';
import type { PaperPatient } from '../../patient-papers/index.js';

/** The patient of a journey. @throws AppError `not_found` */
export async function paperPatientOf(database: Kysely<Tables>, journeyId: string): Promise<PaperPatient> {
  const row = await database
    .selectFrom('patient_journeys as journey')
    .leftJoin('users as patient', 'patient.id', 'journey.patient_id')
    .select(['patient.name', 'journey.case_number', healthOf('journey.patient_id').as('health')])
    .select(sql<string | null>`to_char(patient.date_of_birth, 'YYYY-MM-DD')`.as('date_of_birth'))
    .where('journey.id', '=', journeyId)
    .executeTakeFirstOrThrow(notFound);
  return row;
}
