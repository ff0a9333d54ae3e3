import { ENGLISH } from '@ayana/contracts/language';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

/** The language of a journey's patient: that of the papers made for them. */
export async function patientLanguage(database: Kysely<Tables>, journeyId: string): Promise<string> {
  const patient = await database
    .selectFrom('patient_journeys as journey')
    .innerJoin('users as patient', 'patient.id', 'journey.patient_id')
    .select('patient.language')
    .where('journey.id', '=', journeyId)
    .executeTakeFirst();
  return patient?.language ?? ENGLISH.tag;
}
