import type { components } from '@ayana/contracts/api';
import { listText } from '@ayana/contracts/language';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion, saveFile } from '@ayana/portal-kit/screens';
import { changedColumn, countText, STATE_FILTER, stateColumn } from '../columns';
import type { CatalogueCalls, CatalogueEntity } from '../entity';
import { NameCell } from '../name-cell';
import { HOSPITAL_GROUPS } from './hospital-fields';
import { messages } from './messages';

type Hospital = components['schemas']['CatalogueHospitalDto'];
type NewHospital = components['schemas']['NewHospitalDto'];

const CALLS: CatalogueCalls<Hospital> = {
  list: (query) => dataOf(api.GET('/catalogue/hospitals', { params: { query } })),
  one: (id) => dataOf(api.GET('/catalogue/hospitals/{id}', { params: { path: { id } } })),
  add: (body, key) =>
    dataOf(
      api.POST('/catalogue/hospitals', { params: { header: { 'Idempotency-Key': key } }, body: body as NewHospital }),
    ),
  change: (id, version, body) =>
    dataOf(api.PATCH('/catalogue/hospitals/{id}', { ...atVersion({ id, version }), body })),
  remove: (id, version) =>
    api.DELETE('/catalogue/hospitals/{id}', {
      params: { ...atVersion({ id, version }).params, query: { dependents: 'hide' } },
    }),
  restore: (id, version) => dataOf(api.POST('/catalogue/hospitals/{id}/restore', atVersion({ id, version }))),
  export: (query) =>
    saveFile(api.GET('/catalogue/hospitals/export', { params: { query }, parseAs: 'blob' }), 'ayana-hospitals.csv'),
};

const { columns: titles } = messages;

/** The partner hospitals. */
export const HOSPITALS: CatalogueEntity<Hospital> = {
  name: 'catalogue-hospitals',
  path: '/admin/hospitals',
  calls: CALLS,
  names: ['q', 'state', 'sort', 'order'],
  columns: [
    {
      id: 'name',
      title: titles.name,
      lead: true,
      sort: 'name',
      width: '30%',
      cell: ({ hospital_name, hospital_type }) => <NameCell name={hospital_name} below={hospital_type} />,
    },
    { id: 'city', title: titles.city, sort: 'city', cell: ({ city_name }) => <bdi>{city_name}</bdi> },
    {
      id: 'beds',
      title: titles.beds,
      sort: 'beds',
      firstOrder: 'desc',
      end: true,
      cell: ({ bed_capacity }) => (bed_capacity === null ? null : countText(bed_capacity)),
    },
    {
      id: 'doctors',
      title: titles.doctors,
      sort: 'doctors',
      firstOrder: 'desc',
      end: true,
      cell: ({ doctors_count }) => countText(doctors_count),
    },
    {
      id: 'accreditations',
      title: titles.accreditations,
      hidden: true,
      cell: ({ accreditation_details }) => listText(accreditation_details.map(({ body }) => body)),
    },
    stateColumn(),
    changedColumn(),
  ],
  filters: [{ kind: 'search', name: 'q', label: messages.q }, STATE_FILTER],
  groups: HOSPITAL_GROUPS,
  initial: { accreditation_details: [], gallery: [] },
  lists: ['cities'],
  nameOf: ({ hospital_name }) => hospital_name,
  publicHref: ({ id }) => `/hospital/${id}`,
  words: messages,
};
