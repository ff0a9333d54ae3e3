import type { components } from '@ayana/contracts/api';
import { api, dataOf, type Part, readPart, useSession } from '@ayana/portal-kit';

type Schemas = components['schemas'];

/** What the first page needs of `GET /api/auth/account`. */
export interface Account extends Pick<
  Schemas['AccountDto'],
  'email' | 'name' | 'phone' | 'country' | 'missing_fields' | 'created_at'
> {
  application: Pick<Schemas['RoleApplicationDto'], 'organisation' | 'registration_number'> | null;
}

export interface HomeData {
  account: Part<Account>;
  /** The user's own questions that are not marked read. */
  unread: Part<number>;
  /** What waits on the cases that were handed to a doctor; null for everyone else. */
  cases: Part<number> | null;
}

export async function homeLoader(): Promise<HomeData> {
  const [account, unread, cases] = await Promise.all([
    readPart(dataOf(api.GET('/auth/account'))),
    readPart(dataOf(api.GET('/general-inquiries/unread-count'))),
    useSession.getState().role === 'doctor' ? readPart(countCases()) : null,
  ]);
  return { account, unread, cases };
}

async function countCases(): Promise<number> {
  const { kinds } = await dataOf(api.GET('/case-queue/counts', { params: { query: { scope: 'mine' } } }));
  return kinds.reduce((sum, { count }) => sum + count, 0);
}
