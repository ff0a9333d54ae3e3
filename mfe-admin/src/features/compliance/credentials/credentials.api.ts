import type { operations } from '@ayana/contracts/api';
import type { Credential } from '@ayana/contracts/organisations';
import { api, dataOf } from '@ayana/portal-kit';
import { listLoader } from '@ayana/portal-kit/screens';

export const NAMES = ['q', 'standing', 'sort', 'order'] as const;
type Query = NonNullable<operations['Credentials_list']['parameters']['query']>;

export const credentialsLoader = listLoader<Credential, Query>({
  names: NAMES,
  // What ends first is on top.
  read: (query) => dataOf(api.GET('/credentials', { params: { query: { sort: 'valid_until', ...query } } })),
});
