import type { components } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion, saveFile } from '@ayana/portal-kit/screens';
import { changedColumn, countText, STATE_FILTER, stateColumn } from '../columns';
import type { CatalogueCalls, CatalogueEntity } from '../entity';
import { NameCell } from '../name-cell';
import { dateOnly } from './date-only';
import { vacancies as messages } from './messages';

type Vacancy = components['schemas']['CatalogueVacancyDto'];
type NewVacancy = components['schemas']['NewVacancyDto'];

const CALLS: CatalogueCalls<Vacancy> = {
  list: (query) => dataOf(api.GET('/catalogue/vacancies', { params: { query } })),
  one: (id) => dataOf(api.GET('/catalogue/vacancies/{id}', { params: { path: { id } } })),
  add: (body, key) =>
    dataOf(
      api.POST('/catalogue/vacancies', { params: { header: { 'Idempotency-Key': key } }, body: body as NewVacancy }),
    ),
  change: (id, version, body) =>
    dataOf(api.PATCH('/catalogue/vacancies/{id}', { ...atVersion({ id, version }), body })),
  remove: (id, version) => api.DELETE('/catalogue/vacancies/{id}', atVersion({ id, version })),
  restore: (id, version) => dataOf(api.POST('/catalogue/vacancies/{id}/restore', atVersion({ id, version }))),
  export: (query) =>
    saveFile(api.GET('/catalogue/vacancies/export', { params: { query }, parseAs: 'blob' }), 'ayana-vacancies.csv'),
};

const { columns: titles, fields: labels, groups } = messages;

/** Jobs at Ayana. */
export const VACANCIES: CatalogueEntity<Vacancy> = {
  name: 'catalogue-vacancies',
  path: '/admin/content/vacancies',
  calls: CALLS,
  names: ['q', 'state', 'sort', 'order'],
  columns: [
    {
      id: 'name',
      title: titles.name,
      lead: true,
      sort: 'name',
      width: '36%',
      cell: ({ title, team }) => <NameCell name={title} below={team} />,
    },
    { id: 'place', title: titles.place, cell: ({ place }) => <bdi>{place}</bdi> },
    { id: 'posted', title: titles.posted, cell: ({ posted_on }) => dateOnly(posted_on) },
    { id: 'applications', title: titles.applications, end: true, cell: (row) => countText(row.applications) },
    stateColumn(),
    changedColumn(),
  ],
  filters: [{ kind: 'search', name: 'q', label: messages.q }, STATE_FILTER],
  groups: [
    {
      title: groups.vacancy,
      hint: groups.vacancyHint,
      fields: [
        { kind: 'text', name: 'title', label: labels.title, required: true, max: 70 },
        { kind: 'text', name: 'team', label: labels.team, required: true, max: 80 },
        { kind: 'text', name: 'place', label: labels.place, required: true, max: 120 },
        { kind: 'text', name: 'hours', label: labels.hours, required: true, max: 120 },
        { kind: 'text', name: 'posted_on', label: labels.posted, required: true, max: 10, type: 'date' },
        { kind: 'lines', name: 'languages', label: labels.languages, required: true },
        { kind: 'text', name: 'summary', label: labels.summary, required: true, max: 600, long: true, wide: true },
      ],
    },
    {
      title: groups.work,
      fields: [
        { kind: 'lines', name: 'tasks', label: labels.tasks, required: true, wide: true },
        { kind: 'lines', name: 'needs', label: labels.needs, required: true, wide: true },
      ],
    },
  ],
  initial: {},
  lists: [],
  nameOf: ({ title }) => title,
  publicHref: () => '/careers',
  words: messages,
};
