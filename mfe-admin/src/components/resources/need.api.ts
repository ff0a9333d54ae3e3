import type { components } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion } from '@ayana/portal-kit/screens';
import type { Need, NeedDetail } from './types';

export type NeedBody = components['schemas']['NewNeedDto'];

export const addNeed = (body: NeedBody, key: string): Promise<NeedDetail> =>
  dataOf(api.POST('/resource-needs', { headers: { 'Idempotency-Key': key }, body }));

export const changeNeed = (
  need: Pick<Need, 'id' | 'version'>,
  body: components['schemas']['NeedChangeDto'],
): Promise<NeedDetail> => dataOf(api.PATCH('/resource-needs/{id}', { ...atVersion(need), body }));
