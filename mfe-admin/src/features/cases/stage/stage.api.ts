import type { CaseFacts } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';

export const readFacts = (case_id: string): Promise<CaseFacts> =>
  dataOf(api.GET('/cases/{case_id}/facts', { params: { path: { case_id } } }));

/**
 * Completes stages in their order; one that is refused ends the rest.
 * @param key of the filled-in form: sent again with it, no stage is completed or noted twice
 */
export async function completeStages(
  journey_id: string,
  stages: readonly number[],
  note: string,
  key: string,
): Promise<void> {
  for (const stage of stages) {
    const isLast = stage === stages.at(-1);
    // oxlint-disable-next-line no-await-in-loop -- in order
    await dataOf(
      api.POST('/rpc/update_journey_stage', {
        headers: { 'Idempotency-Key': `${key}:${stage}` },
        body: {
          p_journey_id: journey_id,
          p_stage_number: stage,
          p_status: 'completed',
          ...(isLast && note !== '' ? { p_notes: note } : {}),
        },
      }),
    );
  }
}
