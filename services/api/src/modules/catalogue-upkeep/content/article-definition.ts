import type { FieldError } from '@ayana/contracts/problems';
import { sql } from 'kysely';
import { containsWords } from '../../../platform/http/lists/word-search.js';
import { nameFaults, newSlug } from '../common/names.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import { updateRow } from '../common/row-writes.js';
import { NAME_AND_CHANGE } from '../common/sorts.js';
import type { UpkeepDefinition } from '../common/upkeep-definition.js';
import { UPKEEP_MESSAGES as messages } from '../messages.js';
import type { CatalogueArticleDto, NewArticleDto } from './article.dto.js';

const WORDS_PER_MINUTE = 200;

const ROWS = sql<CatalogueArticleDto>`
  select post.id, post.is_active, post.version, post.updated_at, ${editorOf('post')} as updated_by, post.slug::text as slug,
    post.title, post.summary, post.topic, post.body, post.drawing, post.published_on::text as published_on,
    post.updated_on::text as updated_on, post.sources, post.next_review_on::text as next_review_on
  from blog_posts post`;

export const ARTICLE_DEFINITION: UpkeepDefinition<CatalogueArticleDto, NewArticleDto> = {
  table: 'blog_posts',
  changed: 'article.changed',
  rows: ROWS,
  list: {
    id: 'kept.id',
    sort: 'name',
    sorts: NAME_AND_CHANGE('kept.title', ({ title }) => title),
    filters: {
      q: (q) => containsWords(sql`search_text(concat_ws(' ', kept.title, kept.summary))`, q),
      state: (state) => sql`kept.is_active = ${state === 'active'}`,
    },
  },
  file: 'articles',
  csv: {
    slug: ({ slug }) => slug,
    title: ({ title }) => title,
    topic: ({ topic }) => topic,
    published_on: ({ published_on }) => published_on,
    updated_on: ({ updated_on }) => updated_on,
    next_review_on: ({ next_review_on }) => next_review_on ?? '',
    is_active: ({ is_active }) => String(is_active),
  },
  columns: ['title', 'summary', 'topic', 'body', 'drawing', 'published_on', 'updated_on', 'sources'],
  derived: ({ body }): Record<string, unknown> =>
    body === undefined ? {} : { reading_minutes: Math.max(1, Math.ceil(body.split(/\s+/).length / WORDS_PER_MINUTE)) },
  newColumns: async ({ title }, { em }) => ({ is_active: true, slug: await newSlug(em, 'blog_posts', title) }),
  faults: async (change, before, context): Promise<FieldError[]> => {
    const published = change.published_on ?? before?.published_on ?? '';
    const updated = change.updated_on ?? before?.updated_on ?? '';
    return [
      ...(await nameFaults('blog_posts', 'title', change.title, context)),
      ...(updated < published ? [{ field: 'updated_on', message: messages.changed_before_published }] : []),
      ...(change.sources ?? []).flatMap(({ href }, at) =>
        href === undefined || /^https?:\/\//.test(href)
          ? []
          : [{ field: `sources.${at}.href`, message: messages.website }],
      ),
    ];
  },
  setActive: (is_active, { em, id }) => updateRow(em, 'blog_posts', id, { is_active }),
  dependents: async () => [],
  restoreRefusal: async () => null,
};
