import type { components } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion } from '@ayana/portal-kit/screens';
import type { StaffGroup } from '../../components/holder/groups.api';

export interface GroupBody {
  name: string;
  purpose: string | null;
  member_ids: string[];
}

export const addGroup = (body: GroupBody, key: string): Promise<StaffGroup> =>
  dataOf(api.POST('/staff-groups', { headers: { 'Idempotency-Key': key }, body }));

export const changeGroup = (
  group: StaffGroup,
  body: components['schemas']['StaffGroupChangeDto'],
): Promise<StaffGroup> => dataOf(api.PATCH('/staff-groups/{id}', { ...atVersion(group), body }));

export const removeGroup = (group: StaffGroup): Promise<unknown> => api.DELETE('/staff-groups/{id}', atVersion(group));
