import type { components, operations } from '@ayana/contracts/api';
import type { WaitingItem } from '@ayana/contracts/journey';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { type ListAnswer, listLoader } from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';

type Schemas = components['schemas'];
type Query = NonNullable<operations['WorkWaiting_list']['parameters']['query']>;

export const NAMES = ['kind'] as const;

/** What the first page needs of `GET /api/auth/account`. */
export interface Account extends Pick<
  Schemas['AccountDto'],
  'email' | 'name' | 'phone' | 'country' | 'missing_fields' | 'created_at'
> {
  application: Pick<Schemas['RoleApplicationDto'], 'organisation' | 'registration_number'> | null;
}

export interface HomeData extends ListAnswer<WaitingItem> {
  /** Null on further pages. */
  about: {
    account: Part<Account>;
    /** The user's own questions that are not marked read. */
    unread: Part<number>;
    /** How much waits, by kind. */
    counts: Part<Schemas['WaitingCountsDto']>;
  } | null;
}

const readWaiting = listLoader<WaitingItem, Query>({
  names: NAMES,
  read: (query) => dataOf(api.GET('/work-waiting', { params: { query } })),
});

/** What waits, and on the first page what is around it. */
export async function homeLoader(args: LoaderFunctionArgs): Promise<HomeData> {
  if (new URL(args.request.url).searchParams.has('cursor')) return { ...(await readWaiting(args)), about: null };
  const [list, account, unread, counts] = await Promise.all([
    readWaiting(args),
    readPart(dataOf(api.GET('/auth/account'))),
    readPart(dataOf(api.GET('/general-inquiries/unread-count'))),
    readPart(dataOf(api.GET('/work-waiting/counts'))),
  ]);
  return { ...list, about: { account, unread, counts } };
}
