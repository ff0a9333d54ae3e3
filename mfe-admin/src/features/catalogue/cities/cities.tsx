import type { components } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion, saveFile } from '@ayana/portal-kit/screens';
import { changedColumn, countText, STATE_FILTER, stateColumn } from '../columns';
import type { CatalogueCalls, CatalogueEntity } from '../entity';
import { NameCell } from '../name-cell';
import { CITY_GROUPS } from './city-fields';
import { messages } from './messages';

type City = components['schemas']['CatalogueCityDto'];
type NewCity = components['schemas']['NewCityDto'];

const CALLS: CatalogueCalls<City> = {
  list: (query) => dataOf(api.GET('/catalogue/cities', { params: { query } })),
  one: (id) => dataOf(api.GET('/catalogue/cities/{id}', { params: { path: { id } } })),
  add: (body, key) =>
    dataOf(api.POST('/catalogue/cities', { params: { header: { 'Idempotency-Key': key } }, body: body as NewCity })),
  change: (id, version, body) => dataOf(api.PATCH('/catalogue/cities/{id}', { ...atVersion({ id, version }), body })),
  remove: (id, version) => api.DELETE('/catalogue/cities/{id}', atVersion({ id, version })),
  restore: (id, version) => dataOf(api.POST('/catalogue/cities/{id}/restore', atVersion({ id, version }))),
  export: (query) =>
    saveFile(api.GET('/catalogue/cities/export', { params: { query }, parseAs: 'blob' }), 'ayana-cities.csv'),
};

const { columns: titles } = messages;

/** The cities with treatment. */
export const CITIES: CatalogueEntity<City> = {
  name: 'catalogue-cities',
  path: '/admin/cities',
  calls: CALLS,
  names: ['q', 'state', 'sort', 'order'],
  columns: [
    {
      id: 'name',
      title: titles.name,
      lead: true,
      sort: 'name',
      width: '30%',
      cell: ({ name, state }) => <NameCell name={name} below={state} />,
    },
    {
      id: 'airport',
      title: titles.airport,
      cell: ({ airport_name, airport_code }) => (
        <bdi>
          {airport_name} ({airport_code})
        </bdi>
      ),
    },
    {
      id: 'hospitals',
      title: titles.hospitals,
      end: true,
      cell: ({ hospitals_count }) => countText(hospitals_count),
    },
    stateColumn(),
    changedColumn(),
  ],
  filters: [{ kind: 'search', name: 'q', label: messages.q }, STATE_FILTER],
  groups: CITY_GROUPS,
  initial: { climate: [{}], lodging: [{}] },
  lists: [],
  nameOf: ({ name }) => name,
  publicHref: ({ slug }) => `/destinations/${slug}`,
  words: messages,
};
