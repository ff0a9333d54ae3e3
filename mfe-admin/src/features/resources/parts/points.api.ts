import { api, dataOf } from '@ayana/portal-kit';
import { readWhole } from '@ayana/portal-kit/screens';
import type { FoundRecord } from '../../../components/record-picker/record-picker';
import type { Point } from '../types';

export const readPoints = (): Promise<Point[]> => dataOf(api.GET('/resources/map'));

/** Cities by name, for a picker. */
export async function findCities(q: string): Promise<FoundRecord[]> {
  const items = await readWhole(() => dataOf(api.GET('/cities')));
  const sought = q.trim().toLocaleLowerCase();
  return items
    .filter(({ name, state }) => `${name} ${state}`.toLocaleLowerCase().includes(sought))
    .slice(0, 8)
    .map(({ id, name, state }) => ({ id, name, detail: state }));
}
