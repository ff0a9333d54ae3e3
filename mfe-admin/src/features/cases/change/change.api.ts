import type { JourneyState, PatientJourney } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion } from '@ayana/portal-kit/screens';

export interface CaseChange {
  status?: JourneyState;
  closed_reason?: string;
  case_manager_id?: string;
}

/** @throws ApiProblem `stale_version` when the case has changed since this version */
export const changeCase = (id: string, version: number, body: CaseChange): Promise<PatientJourney> =>
  dataOf(api.PATCH('/patient-journeys/{id}', { ...atVersion({ id, version }), body }));

/** The colleague becomes the case manager and gets a mail; the same key again does it once. */
export const handOver = (id: string, to_user_id: string, note: string, key: string): Promise<PatientJourney> =>
  dataOf(
    api.POST('/patient-journeys/{id}/hand-over', {
      params: { path: { id } },
      headers: { 'Idempotency-Key': key },
      body: { to_user_id, ...(note === '' ? {} : { note }) },
    }),
  );

export const openStage = (p_journey_id: string, p_stage_number: number, note: string): Promise<PatientJourney> =>
  dataOf(
    api.POST('/rpc/update_journey_stage', {
      body: { p_journey_id, p_stage_number, p_status: 'pending', ...(note === '' ? {} : { p_notes: note }) },
    }),
  );
