import {
  type DischargeSummary,
  type HealthSummary,
  JOURNEY_STAGES,
  type StageStatuses,
} from '@ayana/contracts/journey';
import type { Kysely } from 'kysely';
import { jsonOf } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import { DECIDED_TREATMENT } from '../../case-register/index.js';
import { summariesOf } from '../discharges/discharges.queries.js';
import { papers } from '../documents/documents.list.js';
import { healthOf } from '../health/health.queries.js';
import { clinicalHealth } from '../../patient-papers/index.js';

/** What the pages before the papers say. */
export interface PackFacts {
  name: string;
  case_number: string;
  birth_date: string | null;
  treatment: string | null;
  stages: { label: string; status: 'completed' | 'pending' | null; completed_at: string | null }[];
  health: HealthSummary | null;
  /** The last version of the summary of the stay; null before one is signed. */
  discharge: DischargeSummary | null;
  opinions: { summary: string; alternatives: string | null; risks: string | null; doctor: string; signed_at: Date }[];
}

export type CheckedPaper = Awaited<ReturnType<typeof checkedPapers>>[number];

/** Papers that staff have checked, by the day they came. */
export const checkedPapers = (database: Kysely<Tables>, journeyId: string) =>
  papers(database)
    .where('document.journey_id', '=', journeyId)
    .where('document.status', '=', 'checked')
    .where('document.removed_at', 'is', null)
    .orderBy('document.uploaded_at')
    .orderBy('document.id')
    .execute();

export async function packFacts(database: Kysely<Tables>, journeyId: string): Promise<PackFacts> {
  const [row, opinions, [discharge = null]] = await Promise.all([
    database
      .selectFrom('patient_journeys as journey')
      .leftJoin('users as patient', 'patient.id', 'journey.patient_id')
      .leftJoin('treatment_requests as request', 'request.id', 'journey.treatment_request_id')
      .leftJoin('treatments as treatment', 'treatment.id', 'request.treatment_id')
      .select([
        'journey.stage_statuses',
        'journey.case_number',
        'patient.name',
        'patient.date_of_birth',
        DECIDED_TREATMENT.as('treatment'),
      ])
      .select(healthOf('journey.patient_id').as('health'))
      .where('journey.id', '=', journeyId)
      .executeTakeFirstOrThrow(),
    signedOpinions(database, journeyId),
    summariesOf(database, journeyId),
  ]);
  const statuses = jsonOf<StageStatuses>(row.stage_statuses);
  return {
    name: row.name ?? '',
    case_number: row.case_number,
    birth_date: row.date_of_birth,
    treatment: row.treatment,
    health: clinicalHealth(row.health),
    stages: JOURNEY_STAGES.map(({ label }, index) => ({
      label,
      status: statuses[index + 1]?.status ?? null,
      completed_at: statuses[index + 1]?.completed_at ?? null,
    })),
    discharge,
    opinions: opinions.map((opinion) => ({
      summary: opinion.summary,
      alternatives: opinion.alternatives,
      risks: opinion.risks,
      doctor: opinion.doctor ?? '',
      signed_at: new Date(opinion.signed_at ?? 0),
    })),
  };
}

const signedOpinions = (database: Kysely<Tables>, journeyId: string) =>
  database
    .selectFrom('medical_opinions as opinion')
    .leftJoin('users as doctor', 'doctor.id', 'opinion.doctor_id')
    .select(['opinion.summary', 'opinion.alternatives', 'opinion.risks', 'opinion.signed_at', 'doctor.name as doctor'])
    .where('opinion.journey_id', '=', journeyId)
    .where('opinion.signed_at', 'is not', null)
    .orderBy('opinion.signed_at', 'desc')
    .execute();
