import type { JourneyState, StageStatuses } from '@ayana/contracts/journey';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const PatientJourneySchema = defineEntity({
  name: 'PatientJourney',
  tableName: 'patient_journeys',
  properties: {
    id: p.uuid().primary(),
    /** Made by the database. */
    case_number: p.string().defaultRaw('next_case_number()'),
    patient_id: p.uuid(),
    treatment_request_id: p.uuid().nullable(),
    current_stage: p.integer(),
    stage_statuses: p.json<StageStatuses>(),
    journey_data: p.json<Readonly<Record<string, unknown>>>(),
    case_manager_id: p.uuid().nullable(),
    status: p.string().$type<JourneyState>(),
    closed_reason: p.string().nullable(),
    closed_by: p.uuid().nullable(),
    version: p.integer(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
    updated_by: p.uuid().nullable(),
    /** Since when its facts complete stages. */
    facts_since: p.datetime().defaultRaw('now()'),
    /** When what was open was ended by its facts, once; null for one of before there were facts. */
    facts_settled_at: p.datetime().nullable(),
  },
});

export class PatientJourneyRow extends PatientJourneySchema.class {}
PatientJourneySchema.setClass(PatientJourneyRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    patient_journeys: InferKyselyTable<typeof PatientJourneySchema>;
  }
}
