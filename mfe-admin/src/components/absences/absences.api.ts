import type { components } from '@ayana/contracts/api';
import type { AbsenceColleague, AbsenceValues } from '@ayana/case-kit/absence';
import { api, dataOf } from '@ayana/portal-kit';
import { readWhole } from '@ayana/portal-kit/screens';

export type StaffAbsence = components['schemas']['StaffAbsenceDto'];

export interface Absences {
  items: readonly StaffAbsence[];
  /** Who can cover. */
  colleagues: readonly AbsenceColleague[];
}

/** Who of the staff is away or will be, and who could cover. */
export async function readAbsences(): Promise<Absences> {
  const [{ items }, staff] = await Promise.all([
    dataOf(api.GET('/staff-absences')),
    readWhole((part) => dataOf(api.GET('/staff', { params: { query: part } }))),
  ]);
  const colleagues = staff.map(({ id, name, email, away_until }) => ({
    id,
    name: name || email,
    is_away: away_until !== null,
  }));
  return { items, colleagues };
}

const at = (id: string, version: number) => ({ path: { id }, header: { 'If-Match': `"${version}"` } });

/** @param version of the absence that is changed; 0 for someone who is there */
export function setAbsence(
  id: string,
  { from, until, deputy_id }: AbsenceValues,
  version: number,
  key: string,
): Promise<StaffAbsence> {
  const { path, header } = at(id, version);
  return dataOf(
    api.POST('/staff-absences/{id}', {
      params: { path, header: { ...header, 'Idempotency-Key': key } },
      body: { ...(from === '' ? {} : { from }), until, deputy_id },
    }),
  );
}

export async function endAbsence(id: string, { version }: { version: number }): Promise<void> {
  await api.DELETE('/staff-absences/{id}', { params: at(id, version) });
}
