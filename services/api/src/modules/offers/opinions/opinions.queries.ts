import type { LastEditor } from '@ayana/contracts/editing';
import type { FitToTravel, MedicalOpinion } from '@ayana/contracts/journey';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { isCaseWorker } from '../../journeys/index.js';

interface Row {
  id: string;
  journey_id: string;
  assignment_id: string | null;
  doctor_id: string;
  doctor_name: string | null;
  version: number;
  revision: number;
  summary: string;
  treatment_id: string | null;
  treatment_name: string | null;
  alternatives: string | null;
  fit_to_travel: FitToTravel | null;
  days_in_hospital: number | null;
  days_in_india: number | null;
  risks: string | null;
  reason: string | null;
  signed_at: Date | string | null;
  created_at: Date | string;
  updated_at: Date | string;
  updated_by: LastEditor | null;
}

async function opinionsWhere(database: Kysely<Tables>, condition: RawBuilder<boolean>): Promise<MedicalOpinion[]> {
  const { rows } = await sql<Row>`
    select opinion.id, opinion.journey_id, opinion.assignment_id, opinion.doctor_id, coalesce(listed.full_name, author.name) as doctor_name,
      opinion.version, opinion.revision, opinion.summary, treatment.id as treatment_id, treatment.name as treatment_name,
      opinion.alternatives, opinion.fit_to_travel, opinion.days_in_hospital, opinion.days_in_india, opinion.risks, opinion.reason,
      opinion.signed_at, opinion.created_at, opinion.updated_at,
      case when opinion.signed_at is null then ${editorOf('opinion')} end as updated_by
    from medical_opinions opinion
      left join users author on author.id = opinion.doctor_id
      left join doctors listed on listed.user_id = opinion.doctor_id
      left join treatments treatment on treatment.id = opinion.recommended_treatment_id
    where ${condition}
    order by opinion.created_at desc, opinion.id desc`.execute(database);
  return rows.map(({ doctor_id, doctor_name, treatment_id, treatment_name, ...row }) =>
    Object.assign(row, {
      doctor: { id: doctor_id, name: doctor_name ?? '' },
      recommended_treatment: treatment_id === null ? null : { id: treatment_id, name: treatment_name ?? '' },
      signed_at: row.signed_at === null ? null : isoTime(row.signed_at),
      created_at: isoTime(row.created_at),
      updated_at: isoTime(row.updated_at),
    }),
  );
}

/** Opinions of a journey that a reader of opinions sees: drafts are read by their author and by case workers only. */
export const listOpinions = (
  database: Kysely<Tables>,
  user: CurrentUser,
  journeyId: string,
): Promise<MedicalOpinion[]> =>
  opinionsWhere(
    database,
    isCaseWorker(user)
      ? sql`opinion.journey_id = ${journeyId}`
      : sql`opinion.journey_id = ${journeyId} and (opinion.signed_at is not null or opinion.doctor_id = ${user.id})`,
  );

/** The signed opinions on other journeys of the same patient: for the patient and the case workers. */
export async function earlierOpinions(database: Kysely<Tables>, journeyId: string): Promise<MedicalOpinion[]> {
  const opinions = await opinionsWhere(
    database,
    sql`opinion.journey_id <> ${journeyId} and opinion.signed_at is not null and opinion.journey_id in (
      select other.id from patient_journeys its join patient_journeys other on other.patient_id = its.patient_id
      where its.id = ${journeyId})`,
  );
  const cases = opinions.length === 0 ? [] : await caseNumbers(database, opinions);
  return opinions.map((opinion) =>
    Object.assign(opinion, { from_case: cases.find(({ id }) => id === opinion.journey_id)?.case_number ?? null }),
  );
}

const caseNumbers = (database: Kysely<Tables>, opinions: readonly MedicalOpinion[]) =>
  database
    .selectFrom('patient_journeys')
    .select(['id', 'case_number'])
    .where('id', 'in', [...new Set(opinions.map(({ journey_id }) => journey_id))])
    .execute();

export async function findOpinion(database: Kysely<Tables>, id: string): Promise<MedicalOpinion | undefined> {
  const [opinion] = await opinionsWhere(database, sql`opinion.id = ${id}`);
  return opinion;
}
