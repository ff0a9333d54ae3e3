import type { Role } from '@ayana/contracts/identity';
import type { EditorValues } from '../editor/editor-values';

type Audience = EditorValues['audience'];

const LISTS = ['roles', 'countries', 'languages', 'stages', 'hospital_ids'] as const;
const DAYS = ['arrives_from', 'arrives_until'] as const;

/** Who a new broadcast is for until something else is chosen. */
export const ALL_PATIENTS = 'roles=patient';

/** An audience as it is saved under a name: its filters, in one order, as the address of a list writes them. */
export function audienceQuery(audience: Audience): string {
  const query = new URLSearchParams();
  for (const name of LISTS) for (const value of [...audience[name]].toSorted()) query.append(name, value);
  for (const name of DAYS) if (audience[name] !== '') query.set(name, audience[name]);
  if (audience.with_families) query.set('with_families', 'true');
  return query.toString();
}

/** The audience of such a text. A role that is no longer known stays, and is refused: without it everyone would get the broadcast. */
export function audienceOfQuery(query: string): Audience {
  const from = new URLSearchParams(query);
  return {
    kind: 'people',
    roles: from.getAll('roles') as Role[],
    countries: from.getAll('countries'),
    languages: from.getAll('languages'),
    stages: from.getAll('stages'),
    hospital_ids: from.getAll('hospital_ids'),
    arrives_from: from.get('arrives_from') ?? '',
    arrives_until: from.get('arrives_until') ?? '',
    journey_ids: [],
    with_patients: true,
    with_families: from.get('with_families') === 'true',
  };
}
