import type { components } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';
import { detailLoader } from '@ayana/portal-kit/screens';

export type IntakeCase = components['schemas']['CaseMatchDto'] & { id: string };

/** A case by its id, also before there is a journey. */
export const readIntake = async (id: string): Promise<IntakeCase> => ({
  ...(await dataOf(api.GET('/cases/intake/{case_id}', { params: { path: { case_id: id } } }))),
  id,
});

/** A missing case is the failure. */
export const intakeLoader = detailLoader<IntakeCase>('caseId', (id) => readIntake(id));
