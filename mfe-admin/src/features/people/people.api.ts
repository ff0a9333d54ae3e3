import type { components, operations } from '@ayana/contracts/api';
import type { Role } from '@ayana/contracts/identity';
import type { MemberRole } from '@ayana/contracts/organisations';
import { api, type Page, dataOf, type Part, readPart } from '@ayana/portal-kit';
import {
  commandAction,
  type FirstRows,
  type ListAnswer,
  listLoader,
  openedId,
  queryText,
  readFirst,
  rereadsList,
} from '@ayana/portal-kit/screens';
import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Acceptance } from '../../components/work-place/place-values';

export type Person = components['schemas']['UserDto'];
export type PersonDetail = components['schemas']['UserDetailDto'];

export const PEOPLE_PATH = '/admin/users';
/** Opens one person. */
export const PERSON_PARAM = 'person';
/** The filters in the address, as the API names them. */
export const NAMES = ['q', 'role', 'sort', 'order'] as const;
const FILTERS = ['q', 'role'] as const;
type Query = NonNullable<operations['Users_list']['parameters']['query']>;

/** The address of the list with these filters, and with a person open. */
export function peopleHref(query: Readonly<Record<string, string>>, person: string | null): string {
  const text = queryText(person === null ? query : { ...query, [PERSON_PARAM]: person });
  return text === '' ? PEOPLE_PATH : `${PEOPLE_PATH}?${text}`;
}

const readUsers = (query: Query): Promise<Page<Person>> => dataOf(api.GET('/users', { params: { query } }));

const readList = listLoader<Person, Query>({
  names: NAMES,
  read: (query, cursor) => readUsers({ ...query, limit: 50, ...(cursor === null ? {} : { cursor }) }),
});

export interface PeopleAnswer extends ListAnswer<Person> {
  /** People whose application is pending, oldest first; null where the list is filtered or not on its first page. */
  waiting: Part<FirstRows<Person>> | null;
  /** How many super administrators there are; 2 means two or more. */
  super_admins: number;
}

/** The list with the pending applications, the list's next page, or one person. */
export async function peopleLoader(args: LoaderFunctionArgs): Promise<PeopleAnswer | Part<PersonDetail>> {
  const id = openedId(args);
  if (id !== null) return readPart(dataOf(api.GET('/users/{id}', { params: { path: { id } } })));
  const list = readList(args);
  const { searchParams } = new URL(args.request.url);
  if (searchParams.has('cursor')) return { ...(await list), waiting: null, super_admins: 2 };
  const isFiltered = FILTERS.some((name) => searchParams.has(name));
  const [waiting, superAdmins] = await Promise.all([
    isFiltered ? null : readPart(readFirst(readUsers({ waiting: true, limit: 100 }))),
    // Reading two is enough to know that neither is the last one.
    readPart(readFirst(readUsers({ role: 'super_admin', limit: 2 }))),
  ]);
  return { ...(await list), waiting, super_admins: superAdmins.value?.items.length ?? 2 };
}

export const peopleShouldRevalidate = rereadsList(NAMES);

/** Every change an administrator can make to a person's access. */
export type PeopleCommand =
  | { intent: 'role'; id: string; role: Role | null }
  | { intent: 'end-session'; id: string; session_id: string }
  | { intent: 'end-sessions'; id: string };

export const peopleAction = commandAction(async (command: PeopleCommand): Promise<unknown> => {
  const path = { id: command.id };
  switch (command.intent) {
    case 'role':
      return api.PATCH('/users/{id}/role', { params: { path }, body: { role: command.role } });
    case 'end-session':
      return api.DELETE('/users/{id}/sessions/{session_id}', {
        params: { path: { ...path, session_id: command.session_id } },
      });
    case 'end-sessions':
      return api.DELETE('/users/{id}/sessions', { params: { path } });
  }
});

export const refuseApplication = (id: string, note: string): Promise<PersonDetail> =>
  dataOf(
    api.PATCH('/users/{id}/application', {
      params: { path: { id } },
      body: { status: 'refused', ...(note === '' ? {} : { note }) },
    }),
  );

export interface SignUpAcceptance extends Acceptance {
  /** Within the organisation. */
  role?: MemberRole;
}

/** Gives a person their place and its role in one step; with the same key once. */
export const acceptSignUp = (id: string, body: SignUpAcceptance, key: string): Promise<unknown> =>
  dataOf(
    api.POST('/users/{id}/application/accept', {
      params: { path: { id }, header: { 'Idempotency-Key': key } },
      body,
    }),
  );
