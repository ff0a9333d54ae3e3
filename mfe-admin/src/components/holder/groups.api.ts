import type { components } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';

export type StaffGroup = components['schemas']['StaffGroupDto'];

export const readGroups = async (): Promise<readonly StaffGroup[]> => (await dataOf(api.GET('/staff-groups'))).items;
