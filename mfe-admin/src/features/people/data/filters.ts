import { isRole, type Role } from '@ayana/contracts/identity';

export const PEOPLE_PATH = '/admin/users';

/** What narrows the list of people. All of it stands in the address. */
export interface PeopleFilters {
  q: string;
  /** `none`: people without a role; null: everybody. */
  role: Role | 'none' | null;
  /** Id of the person that is open. */
  person: string | null;
}

export function readFilters(params: URLSearchParams): PeopleFilters {
  const role = params.get('role');
  return {
    q: params.get('q')?.trim() ?? '',
    role: role === 'none' || isRole(role) ? role : null,
    person: params.get('person'),
  };
}

/** The address of the page with these filters; what is at its default is left out. */
export function peopleHref({ q, role, person }: PeopleFilters): string {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (role !== null) params.set('role', role);
  if (person !== null) params.set('person', person);
  const query = params.toString();
  return `${PEOPLE_PATH}${query === '' ? '' : `?${query}`}`;
}

/** What the list is read by: who is open does not matter to it. */
export function listKey(filters: PeopleFilters): string {
  return peopleHref({ ...filters, person: null });
}
