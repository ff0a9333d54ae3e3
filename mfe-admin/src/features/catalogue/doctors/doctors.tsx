import type { components } from '@ayana/contracts/api';
import { DEPARTMENTS, portraitSrc } from '@ayana/contracts/catalogue';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion, saveFile } from '@ayana/portal-kit/screens';
import { Money } from '@ayana/shared-ui/money';
import { changedColumn, sameWords, STATE_FILTER, stateColumn } from '../columns';
import type { CatalogueCalls, CatalogueEntity } from '../entity';
import { NameCell } from '../name-cell';
import { DOCTOR_GROUPS } from './doctor-fields';
import { messages } from './messages';

type Doctor = components['schemas']['CatalogueDoctorDto'];
type NewDoctor = components['schemas']['NewDoctorDto'];

const CALLS: CatalogueCalls<Doctor> = {
  list: (query) => dataOf(api.GET('/catalogue/doctors', { params: { query } })),
  one: (id) => dataOf(api.GET('/catalogue/doctors/{id}', { params: { path: { id } } })),
  add: (body, key) =>
    dataOf(api.POST('/catalogue/doctors', { params: { header: { 'Idempotency-Key': key } }, body: body as NewDoctor })),
  change: (id, version, body) => dataOf(api.PATCH('/catalogue/doctors/{id}', { ...atVersion({ id, version }), body })),
  remove: (id, version) =>
    api.DELETE('/catalogue/doctors/{id}', {
      params: { ...atVersion({ id, version }).params, query: { dependents: 'hide' } },
    }),
  restore: (id, version) => dataOf(api.POST('/catalogue/doctors/{id}/restore', atVersion({ id, version }))),
  export: (query) =>
    saveFile(api.GET('/catalogue/doctors/export', { params: { query }, parseAs: 'blob' }), 'ayana-doctors.csv'),
};

const { columns: titles } = messages;
const isShown = ({ is_shown }: Doctor): boolean => is_shown;

/** The doctors of the partner hospitals. */
export const DOCTORS: CatalogueEntity<Doctor> = {
  name: 'catalogue-doctors',
  path: '/admin/doctors',
  calls: CALLS,
  names: ['q', 'specialization', 'state', 'sort', 'order'],
  columns: [
    {
      id: 'name',
      title: titles.name,
      lead: true,
      sort: 'name',
      width: '28%',
      cell: ({ full_name, title, portrait }) => (
        <NameCell name={full_name} below={title} picture={portraitSrc(portrait)} />
      ),
    },
    {
      id: 'hospital',
      title: titles.hospital,
      sort: 'hospital',
      cell: ({ hospital_name }) => <bdi>{hospital_name}</bdi>,
    },
    {
      id: 'specialization',
      title: titles.specialization,
      cell: ({ specializations }) => <bdi>{specializations[0]}</bdi>,
    },
    {
      id: 'video',
      title: titles.video,
      sort: 'video',
      firstOrder: 'desc',
      end: true,
      cell: ({ video_fee_usd: fee }) => (fee === null ? null : <Money amount={fee} />),
    },
    {
      id: 'phone',
      title: titles.phone,
      sort: 'phone',
      firstOrder: 'desc',
      end: true,
      cell: ({ phone_fee_usd: fee }) => (fee === null ? null : <Money amount={fee} />),
    },
    stateColumn(isShown),
    changedColumn(),
  ],
  filters: [
    { kind: 'search', name: 'q', label: messages.q },
    { kind: 'one', name: 'specialization', label: titles.specialization, options: sameWords(DEPARTMENTS) },
    STATE_FILTER,
  ],
  groups: DOCTOR_GROUPS,
  initial: { time_zone: INDIA_ZONE, availability: [{ weekday: 1, kinds: ['video'] }] },
  lists: ['hospitals', 'treatments'],
  nameOf: ({ full_name }) => full_name,
  publicHref: ({ id }) => `/doctors/${id}`,
  isShown,
  words: messages,
};
