import type { CaseMatch } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';

/** The reader’s own cases that wait for the team and have no journey yet, the newest first. */
export const readIntake = async (): Promise<CaseMatch[]> => (await dataOf(api.GET('/cases/intake'))).items;
