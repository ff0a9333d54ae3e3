import type { components } from '@ayana/contracts/api';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion, saveFile } from '@ayana/portal-kit/screens';
import { changedColumn, STATE_FILTER, stateColumn } from '../columns';
import type { CatalogueCalls, CatalogueEntity } from '../entity';
import { NameCell } from '../name-cell';
import { BLOG_TOPICS, BLOG_TOPIC_NAMES } from '@ayana/contracts/content';
import { dateOnly } from './date-only';
import { articles as messages } from './messages';

type Article = components['schemas']['CatalogueArticleDto'];
type NewArticle = components['schemas']['NewArticleDto'];

const CALLS: CatalogueCalls<Article> = {
  list: (query) => dataOf(api.GET('/catalogue/articles', { params: { query } })),
  one: (id) => dataOf(api.GET('/catalogue/articles/{id}', { params: { path: { id } } })),
  add: (body, key) =>
    dataOf(
      api.POST('/catalogue/articles', { params: { header: { 'Idempotency-Key': key } }, body: body as NewArticle }),
    ),
  change: (id, version, body) => dataOf(api.PATCH('/catalogue/articles/{id}', { ...atVersion({ id, version }), body })),
  remove: (id, version) => api.DELETE('/catalogue/articles/{id}', atVersion({ id, version })),
  restore: (id, version) => dataOf(api.POST('/catalogue/articles/{id}/restore', atVersion({ id, version }))),
  export: (query) =>
    saveFile(api.GET('/catalogue/articles/export', { params: { query }, parseAs: 'blob' }), 'ayana-articles.csv'),
};

const { columns: titles, fields: labels, groups } = messages;
const drawingNames: Readonly<Record<Article['drawing'], string>> = messages.drawings;
const DRAWINGS = Object.entries(drawingNames).map(([value, label]) => ({ value, label }));
const TOPICS = BLOG_TOPICS.map((value) => ({ value, label: BLOG_TOPIC_NAMES[value] }));

/** What patients read. */
export const ARTICLES: CatalogueEntity<Article> = {
  name: 'catalogue-articles',
  path: '/admin/content/articles',
  calls: CALLS,
  names: ['q', 'state', 'sort', 'order'],
  columns: [
    {
      id: 'name',
      title: titles.name,
      lead: true,
      sort: 'name',
      width: '44%',
      cell: ({ title, topic }) => <NameCell name={title} below={BLOG_TOPIC_NAMES[topic]} />,
    },
    { id: 'published', title: titles.published, cell: ({ published_on }) => dateOnly(published_on) },
    {
      id: 'review',
      title: titles.review,
      cell: ({ next_review_on }) => (next_review_on === null ? messages.noReview : dateOnly(next_review_on)),
    },
    stateColumn(),
    changedColumn(),
  ],
  filters: [{ kind: 'search', name: 'q', label: messages.q }, STATE_FILTER],
  groups: [
    {
      title: groups.article,
      hint: groups.articleHint,
      fields: [
        { kind: 'text', name: 'title', label: labels.title, required: true, max: 120 },
        { kind: 'one', name: 'topic', label: labels.topic, required: true, options: TOPICS },
        { kind: 'text', name: 'summary', label: labels.summary, required: true, max: 400, long: true, wide: true },
        {
          kind: 'text',
          name: 'body',
          label: labels.body,
          hint: labels.bodyHint,
          required: true,
          max: 40_000,
          long: true,
          wide: true,
        },
        { kind: 'one', name: 'drawing', label: labels.drawing, required: true, options: DRAWINGS },
        { kind: 'text', name: 'published_on', label: labels.published, required: true, max: 10, type: 'date' },
        { kind: 'text', name: 'updated_on', label: labels.updated, required: true, max: 10, type: 'date' },
      ],
    },
    {
      title: groups.sources,
      fields: [
        {
          kind: 'rows',
          name: 'sources',
          label: groups.sources,
          add: messages.addSource,
          row: messages.source,
          fields: [
            { kind: 'text', name: 'name', label: labels.sourceName, required: true, max: 200 },
            { kind: 'text', name: 'href', label: labels.href, max: 500, type: 'url' },
            { kind: 'text', name: 'read', label: labels.read, hint: labels.readHint, required: true, max: 40 },
          ],
        },
      ],
    },
  ],
  initial: { sources: [] },
  lists: [],
  nameOf: ({ title }) => title,
  publicHref: ({ slug }) => `/blog/${slug}`,
  words: messages,
};
