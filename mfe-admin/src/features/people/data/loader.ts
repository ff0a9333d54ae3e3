import type { components } from '@ayana/contracts/api';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { PagesAnswer } from '../../../hooks/use-pages';
import { listKey, type PeopleFilters, readFilters } from './filters';

export type Person = components['schemas']['UserDto'];
export type PersonDetail = components['schemas']['UserDetailDto'];
export type PeoplePart = components['schemas']['UsersPageDto'];

export interface PeopleAnswer extends PagesAnswer<Person> {
  /** People whose application is pending, oldest first; null where the list is filtered or not on its first page. */
  waiting: Part<PeoplePart> | null;
  /** Null where no person is open. */
  person: Part<PersonDetail> | null;
  /** How many super administrators there are; 2 means two or more. */
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

/** Reading two is enough to know that neither is the last one. */
async function countSuperAdmins(): Promise<number> {
  const { data } = await api.GET('/users', { params: { query: { role: 'super_admin', limit: 2 } } });
  return data?.items.length ?? 2;
}

/** Loads the list, the pending applications and the open person; each may fail without the others. */
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
