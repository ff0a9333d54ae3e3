import type { FieldError } from '@ayana/contracts/problems';
import { sql } from 'kysely';
import { containsWords } from '../../../platform/http/lists/word-search.js';
import { nameFaults, newSlug } from '../common/names.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import { updateRow } from '../common/row-writes.js';
import { NAME_AND_CHANGE } from '../common/sorts.js';
import type { UpkeepDefinition } from '../common/upkeep-definition.js';
import { UPKEEP_MESSAGES as messages } from '../messages.js';
import type { CatalogueVacancyDto, NewVacancyDto } from './vacancy.dto.js';

const ROWS = sql<CatalogueVacancyDto>`
  select vacancy.id, vacancy.is_open as is_active, vacancy.version, vacancy.updated_at, ${editorOf('vacancy')} as updated_by,
    vacancy.slug, vacancy.title, vacancy.team, vacancy.place, vacancy.hours, vacancy.languages,
    vacancy.posted_on::text as posted_on, vacancy.summary, vacancy.tasks, vacancy.needs,
    (select count(*)::int from career_applications application
      where application.vacancy_id = vacancy.id and not application.is_test) as applications
  from vacancies vacancy`;

export const VACANCY_DEFINITION: UpkeepDefinition<CatalogueVacancyDto, NewVacancyDto> = {
  table: 'vacancies',
  changed: 'vacancy.changed',
  rows: ROWS,
  list: {
    id: 'kept.id',
    sort: 'name',
    sorts: NAME_AND_CHANGE('kept.title', ({ title }) => title),
    filters: {
      q: (q) => containsWords(sql`search_text(concat_ws(' ', kept.title, kept.team, kept.place))`, q),
      state: (state) => sql`kept.is_active = ${state === 'active'}`,
    },
  },
  file: 'vacancies',
  csv: {
    slug: ({ slug }) => slug,
    title: ({ title }) => title,
    team: ({ team }) => team,
    place: ({ place }) => place,
    hours: ({ hours }) => hours,
    posted_on: ({ posted_on }) => posted_on,
    applications: ({ applications }) => applications,
    is_open: ({ is_active }) => String(is_active),
  },
  columns: ['title', 'team', 'place', 'hours', 'languages', 'posted_on', 'summary', 'tasks', 'needs'],
  newColumns: async ({ title }, { em }) => ({ is_open: true, slug: await newSlug(em, 'vacancies', title) }),
  faults: async ({ title, languages, tasks, needs }, _before, context): Promise<FieldError[]> => [
    ...(await nameFaults('vacancies', 'title', title, context)),
    ...(languages?.length === 0 ? [{ field: 'languages', message: messages.no_language }] : []),
    ...(tasks?.length === 0 ? [{ field: 'tasks', message: messages.no_tasks }] : []),
    ...(needs?.length === 0 ? [{ field: 'needs', message: messages.no_needs }] : []),
  ],
  setActive: (is_open, { em, id }) => updateRow(em, 'vacancies', id, { is_open }),
  dependents: async () => [],
  restoreRefusal: async () => null,
};
