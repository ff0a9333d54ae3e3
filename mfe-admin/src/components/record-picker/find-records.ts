import { treatmentLabel } from '@ayana/contracts/treatment-names';
import { organisationKindName } from '@ayana/contracts/organisations';
import { api, dataOf } from '@ayana/portal-kit';
import { readFirst, readWhole } from '@ayana/portal-kit/screens';
import type { FoundRecord } from './record-picker';

const SHOWN = 8;

/** Hospitals that the public sees. */
export async function findHospitals(q: string): Promise<FoundRecord[]> {
  const { items } = await readFirst(dataOf(api.GET('/partner-hospitals', { params: { query: { q, limit: SHOWN } } })));
  return items.map(({ id, hospital_name, city }) => ({ id, name: hospital_name, detail: city?.name ?? '' }));
}

/** Doctors that the public sees. */
export async function findDoctors(q: string): Promise<FoundRecord[]> {
  const { items } = await readFirst(dataOf(api.GET('/doctors', { params: { query: { q, limit: SHOWN } } })));
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

/** Cases by number, or by the name of their patient. */
export async function findCases(q: string): Promise<FoundRecord[]> {
  const { groups } = await dataOf(api.GET('/search/portal', { params: { query: { q, limit: SHOWN } } }));
  const found = groups.find(({ kind }) => kind === 'journeys')?.items ?? [];
  return found.map(({ id, title, subtitle }) => ({ id, name: title, detail: subtitle }));
}

export async function findTreatments(q: string): Promise<FoundRecord[]> {
  const { items } = await readFirst(dataOf(api.GET('/treatments', { params: { query: { q, limit: SHOWN } } })));
  return items.map(({ id, category, ...names }) => ({ id, name: treatmentLabel(names), detail: category }));
}
