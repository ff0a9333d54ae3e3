import type { components } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion, saveFile } from '@ayana/portal-kit/screens';
import { changedColumn, countText, STATE_FILTER, stateColumn } from '../columns';
import type { CatalogueCalls, CatalogueEntity } from '../entity';
import { NameCell } from '../name-cell';
import { FAQ_TOPICS, FAQ_TOPIC_NAMES } from '@ayana/contracts/content';
import { dateOnly } from './date-only';
import { questions as messages } from './messages';

type Question = components['schemas']['CatalogueQuestionDto'];
type NewQuestion = components['schemas']['NewQuestionDto'];

const CALLS: CatalogueCalls<Question> = {
  list: (query) => dataOf(api.GET('/catalogue/questions', { params: { query } })),
  one: (id) => dataOf(api.GET('/catalogue/questions/{id}', { params: { path: { id } } })),
  add: (body, key) =>
    dataOf(
      api.POST('/catalogue/questions', { params: { header: { 'Idempotency-Key': key } }, body: body as NewQuestion }),
    ),
  change: (id, version, body) =>
    dataOf(api.PATCH('/catalogue/questions/{id}', { ...atVersion({ id, version }), body })),
  remove: (id, version) => api.DELETE('/catalogue/questions/{id}', atVersion({ id, version })),
  restore: (id, version) => dataOf(api.POST('/catalogue/questions/{id}/restore', atVersion({ id, version }))),
  export: (query) =>
    saveFile(api.GET('/catalogue/questions/export', { params: { query }, parseAs: 'blob' }), 'ayana-questions.csv'),
};

const { columns: titles, fields: labels } = messages;
const TOPICS = FAQ_TOPICS.map((value) => ({ value, label: FAQ_TOPIC_NAMES[value] }));

/** What is asked often, and whether the answers help. */
export const QUESTIONS: CatalogueEntity<Question> = {
  name: 'catalogue-questions',
  path: '/admin/content/questions',
  calls: CALLS,
  names: ['q', 'state', 'sort', 'order'],
  columns: [
    {
      id: 'name',
      title: titles.name,
      lead: true,
      sort: 'name',
      width: '44%',
      cell: ({ question, topic }) => <NameCell name={question} below={FAQ_TOPIC_NAMES[topic]} />,
    },
    { id: 'helpful', title: titles.helpful, end: true, cell: ({ helpful }) => countText(helpful) },
    { id: 'unhelpful', title: titles.unhelpful, end: true, cell: ({ unhelpful }) => countText(unhelpful) },
    { id: 'checked', title: titles.checked, cell: ({ reviewed_on }) => dateOnly(reviewed_on) },
    stateColumn(),
    changedColumn(),
  ],
  filters: [{ kind: 'search', name: 'q', label: messages.q }, STATE_FILTER],
  groups: [
    {
      title: messages.group,
      fields: [
        { kind: 'text', name: 'question', label: labels.question, required: true, max: 200, wide: true },
        {
          kind: 'text',
          name: 'answer',
          label: labels.answer,
          hint: labels.answerHint,
          required: true,
          max: 5000,
          long: true,
          wide: true,
        },
        { kind: 'one', name: 'topic', label: labels.topic, required: true, options: TOPICS },
        { kind: 'text', name: 'reviewed_on', label: labels.checked, required: true, max: 10, type: 'date' },
      ],
    },
  ],
  initial: {},
  lists: [],
  nameOf: ({ question }) => question,
  publicHref: ({ slug }) => `/faq#${slug}`,
  words: messages,
};
