import type { components } from '@ayana/contracts/api';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { PagesAnswer } from '../../../parts/use-pages';
import { listKey, type PeopleFilters, readFilters } from './filters';

export type Person = components['schemas']['UserDto'];
export type PersonDetail = components['schemas']['UserDetailDto'];
export type PeoplePart = components['schemas']['UsersPageDto'];

export interface PeopleAnswer extends PagesAnswer<Person> {
  /** Whose application waits, the longest waiting first; null where the list is narrowed or goes on. */
  waiting: Part<PeoplePart> | null;
  /** Null where nobody is open. */
  person: Part<PersonDetail> | null;
  /** How many super administrators there are, as far as it matters: 2 is several. */
  super_admins: number;
}

async function readList({ q, role }: PeopleFilters, cursor: string | null): Promise<PeoplePart> {
  return dataOf(
    api.GET('/users', {
      params: {
        query: {
          ...(q === '' ? {} : { q }),
          ...(role === null ? {} : { role }),
          ...(cursor === null ? {} : { cursor }),
        },
      },
    }),
  );
}

async function readWaiting(): Promise<PeoplePart> {
  return dataOf(api.GET('/users', { params: { query: { waiting: true, limit: 100 } } }));
}

async function readPerson(id: string): Promise<PersonDetail> {
  return dataOf(api.GET('/users/{id}', { params: { path: { id } } }));
}

/** Two are enough to know that none of them is the last. */
async function countSuperAdmins(): Promise<number> {
  const { data } = await api.GET('/users', { params: { query: { role: 'super_admin', limit: 2 } } });
  return data?.items.length ?? 2;
}

/** The list, who waits, and who is open: each may fail without the others. */
export async function peopleLoader({ request }: LoaderFunctionArgs): Promise<PeopleAnswer> {
  const { searchParams } = new URL(request.url);
  const filters = readFilters(searchParams);
  const after = searchParams.get('cursor');
  const narrowed = filters.q !== '' || filters.role !== null || after !== null;
  const [page, waiting, person, superAdmins] = await Promise.all([
    readPart(readList(filters, after)),
    narrowed ? null : readPart(readWaiting()),
    filters.person === null ? null : readPart(readPerson(filters.person)),
    readPart(countSuperAdmins()),
  ]);
  return { key: listKey(filters), after, page, waiting, person, super_admins: superAdmins.value ?? 2 };
}
