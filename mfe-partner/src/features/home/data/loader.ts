import type { components } from '@ayana/contracts/api';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';

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
}

export async function homeLoader(): Promise<HomeData> {
  const [account, unread] = await Promise.all([
    readPart(dataOf(api.GET('/auth/account'))),
    readPart(dataOf(api.GET('/general-inquiries/unread-count'))),
  ]);
  return { account, unread };
}
