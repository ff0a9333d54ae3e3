import { mayEnter } from '@ayana/contracts/identity';
import type { InboxItem } from '@ayana/contracts/inbox';
import { api, dataOf, useSession } from '@ayana/portal-kit';
import { type ListAnswer, listLoader } from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';

const readQueue = listLoader<InboxItem, object>({
  names: [],
  read: (_query, cursor) =>
    dataOf(
      api.GET('/inbox', {
        params: {
          query: {
            assigned_to: 'me',
            status: 'claimed',
            sort: 'due',
            limit: 100,
            ...(cursor === null ? {} : { cursor }),
          },
        },
      }),
    ),
});

/** The user's own requests that wait for an answer, the soonest due first; null for roles that may not see requests. */
export async function queueLoader(args: LoaderFunctionArgs): Promise<ListAnswer<InboxItem> | null> {
  return mayEnter('inbox', useSession.getState().role) ? readQueue(args) : null;
}
