import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { askedTreatment } from '../../case-register/index.js';
import { healthOf } from '../../records/index.js';

/** Journeys with who and what they are about. */
export function cases(database: Kysely<Tables>) {
  return database
    .selectFrom('patient_journeys as journey')
    .leftJoin('users as patient', 'patient.id', 'journey.patient_id')
    .leftJoin('patient_details as details', 'details.patient_id', 'journey.patient_id')
    .leftJoin('users as manager', 'manager.id', 'journey.case_manager_id')
    .leftJoin('treatment_requests as request', 'request.id', 'journey.treatment_request_id')
    .leftJoin('treatments as treatment', 'treatment.id', 'request.treatment_id')
    .selectAll('journey')
    .select([
      'patient.name as patient_name',
      'patient.email',
      'patient.phone',
      'patient.country',
      'patient.city',
      'patient.date_of_birth',
      'patient.language',
      'patient.time_zone',
      'details.special_needs',
      'manager.name as manager_name',
      'request.status as request_status',
      'request.priority_level',
      'request.preferred_city',
      'request.preferred_from',
      'request.preferred_to',
      'request.attendants',
      'request.inbox_item_id',
      'treatment.id as treatment_id',
      askedTreatment().as('treatment_name'),
      'request.treatment_words',
      'treatment.category as treatment_category',
    ])
    .select(healthOf('journey.patient_id').as('health'));
}

export type CaseRow = Awaited<ReturnType<ReturnType<typeof cases>['execute']>>[number];
