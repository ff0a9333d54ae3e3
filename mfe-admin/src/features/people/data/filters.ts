import { isRole, type Role } from '@ayana/contracts/identity';

export const PEOPLE_PATH = '/admin/users';

/** The filters of the list of people. All of them are in the URL. */
export interface PeopleFilters {
  q: string;
  /** `none`: people without a role; null: everyone. */
  role: Role | 'none' | null;
  /** Id of the open person. */
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

/** The URL of the page with these filters; defaults are left out. */
export function peopleHref({ q, role, person }: PeopleFilters): string {
  const params = new URLSearchParams();
  if (q !== '') params.set('q', q);
  if (role !== null) params.set('role', role);
  if (person !== null) params.set('person', person);
  const query = params.toString();
  return `${PEOPLE_PATH}${query === '' ? '' : `?${query}`}`;
}

/** Identifies the list; the open person does not matter. */
export function listKey(filters: PeopleFilters): string {
  return peopleHref({ ...filters, person: null });
}
