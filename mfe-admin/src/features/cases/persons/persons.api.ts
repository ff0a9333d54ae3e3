import type { KnownPerson } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { detailLoader } from '@ayana/portal-kit/screens';
import type { FoundRecord } from '../../../components/record-picker/record-picker';
import { messages } from './messages';

export const personLoader = detailLoader<KnownPerson>('personId', (id) =>
  dataOf(api.GET('/persons/{id}', { params: { path: { id } } })),
);

/** The other's person is this one; the same key again does it once. */
export const mergePersons = (id: string, other_id: string, reason: string, key: string): Promise<KnownPerson> =>
  dataOf(
    api.POST('/persons/{id}/merges', {
      params: { path: { id } },
      headers: { 'Idempotency-Key': key },
      body: { other_id, reason },
    }),
  );

export const takeOut = (id: string, record_id: string, reason: string, key: string): Promise<KnownPerson> =>
  dataOf(
    api.POST('/persons/{id}/separations', {
      params: { path: { id } },
      headers: { 'Idempotency-Key': key },
      body: { record_id, reason },
    }),
  );

type Kind = keyof typeof messages.kinds;
const isOfPerson = (kind: string): kind is Kind => Object.hasOwn(messages.kinds, kind);

/** Enquiries, requests and cases by name, address or number. */
export async function findRecords(q: string): Promise<FoundRecord[]> {
  const { groups } = await dataOf(api.GET('/search/portal', { params: { query: { q } } }));
  return groups.flatMap(({ kind, items }) =>
    isOfPerson(kind)
      ? items.map(({ id, title, subtitle }) => ({
          id,
          name: title,
          detail: [messages.kinds[kind], subtitle].filter(Boolean).join(' · '),
        }))
      : [],
  );
}
