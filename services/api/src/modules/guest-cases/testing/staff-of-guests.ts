import type { GuestAccess } from '@ayana/contracts/guest-case';
import type { Threads } from '@ayana/contracts/journey';
import type { TestApi } from '../../../../test/support/api.js';

export const DAY = 24 * 60 * 60 * 1000;
export const inMinutes = (count: number): Date => new Date(Date.now() + count * 60_000);
export const STAFF = { as: 'ayana_staff' } as const;

/** What the tests of guests read and do as the staff. */
export function staffOfGuests(api: () => TestApi) {
  const rows = <T>(query: string, values: unknown[] = []) => api().database.rows<T & object>(query, values);
  const threadOf = async (case_id: string): Promise<string> =>
    (await api().call<Threads>('GET', `/threads?journey_id=${case_id}`, STAFF)).body.items[0]?.id ?? '';
  const answer = async (case_id: string, text: string) =>
    api().call('POST', `/threads/${await threadOf(case_id)}/messages`, { ...STAFF, body: { text } });
  const linkOf = (item: string, method = 'GET') => api().call<GuestAccess>(method, `/inbox/${item}/guest-link`, STAFF);
  return { rows, threadOf, answer, linkOf };
}
