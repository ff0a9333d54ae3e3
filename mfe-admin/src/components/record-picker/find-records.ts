import { CASE_SOURCE_NAMES } from '@ayana/contracts/journey';
import { treatmentLabel } from '@ayana/contracts/treatment-names';
import { organisationKindName } from '@ayana/contracts/organisations';
import { api, dataOf } from '@ayana/portal-kit';
import { readFirst, readWhole } from '@ayana/portal-kit/screens';
import { messages } from './messages';
import type { FoundRecord } from './record-picker';

const SHOWN = 8;

/** Hospitals that the public sees. */
export async function findHospitals(q: string): Promise<FoundRecord[]> {
  const { items } = await readFirst(dataOf(api.GET('/partner-hospitals', { params: { query: { q, limit: SHOWN } } })));
  return items.map(({ id, hospital_name, city }) => ({ id, name: hospital_name, detail: city?.name ?? '' }));
}

/** Doctors that the public sees. */
export const findDoctors = (q: string): Promise<FoundRecord[]> => foundDoctors({ q });

/** Those of one hospital. */
export const findDoctorsOf = (hospital_id: string, q: string): Promise<FoundRecord[]> =>
  foundDoctors({ q, hospital_id });

async function foundDoctors(query: { q: string; hospital_id?: string }): Promise<FoundRecord[]> {
  const { items } = await readFirst(dataOf(api.GET('/doctors', { params: { query: { ...query, limit: SHOWN } } })));
  return items.map(({ id, full_name, specialization, hospital }) => ({
    id,
    name: full_name,
    detail: [specialization, hospital.hospital_name].join(', '),
  }));
}

/** Organisations of partners. */
export async function findOrganisations(q: string): Promise<FoundRecord[]> {
  const { items } = await readFirst(dataOf(api.GET('/organisations', { params: { query: { q, limit: SHOWN } } })));
  return items.map(({ id, name, kind, cities }) => ({
    id,
    name,
    detail: [organisationKindName(kind), ...cities].join(', '),
  }));
}

/** Cities by name. */
export async function findCities(q: string): Promise<FoundRecord[]> {
  const items = await readWhole(() => dataOf(api.GET('/cities')));
  const sought = q.trim().toLocaleLowerCase();
  return items
    .filter(({ name, state }) => `${name} ${state}`.toLocaleLowerCase().includes(sought))
    .slice(0, SHOWN)
    .map(({ id, name, state }) => ({ id, name, detail: state }));
}

/** Cases by number, or by the name of their patient; one whose journey has not begun has no requests and needs yet. */
export async function findCases(q: string): Promise<FoundRecord[]> {
  const { items } = await dataOf(api.GET('/cases', { params: { query: { q } } }));
  return items.slice(0, SHOWN).map(({ case_id, journey_id, case_number, name, source, treatment }) => ({
    id: case_id,
    name: case_number,
    detail: [name, treatment ?? CASE_SOURCE_NAMES[source]].filter(Boolean).join(' · '),
    unavailable: journey_id === null ? messages.noJourney : undefined,
  }));
}

/** Treatments of the catalogue, by lay or clinical name. Only the staff's list is searched by words. */
export async function findTreatments(q: string): Promise<FoundRecord[]> {
  const query = { q, include: 'inactive', state: 'active', limit: SHOWN } as const;
  const { items } = await readFirst(dataOf(api.GET('/treatments', { params: { query } })));
  return items.map(({ id, category, ...names }) => ({ id, name: treatmentLabel(names), detail: category }));
}
