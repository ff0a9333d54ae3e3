import type { LastEditor } from '@ayana/contracts/editing';
import {
  KNOWLEDGE_STATES,
  type KnowledgeArticle,
  type KnowledgeReference,
  type KnowledgeRequest,
  type KnowledgeState,
  SUGGESTED_ARTICLES,
  type SuggestedArticle,
  serviceRequestNumber,
} from '@ayana/contracts/service-desk';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import { editorOf } from '../../../platform/database/last-editor.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { ListDefinition } from '../../../platform/http/lists/keyset-list.js';
import { byOrder, byText } from '../../../platform/http/lists/sort-keys.js';
import type { KnowledgeQueryDto, KnowledgeSort, SuggestionsQueryDto } from './knowledge.dto.js';

/** Requests that an article names. */
const NEWEST = 10;

interface FoundArticle {
  id: string;
  title: string;
  body: string;
  state: KnowledgeState;
  item_id: string | null;
  item_name: string | null;
  author_id: string;
  author_name: string | null;
  review_by: string | null;
  is_review_due: boolean;
  solved: number;
  linked: number;
  version: number;
  created_at: Date | string;
  updated_at: Date | string;
  editor: LastEditor | null;
}

/** The stems of a text as a query, each also as the beginning of a word; null without any. */
const stems = (q: string, operator: ' & ' | ' | '): RawBuilder<unknown> => sql`(
  select to_tsquery('pg_catalog.english', string_agg(quote_literal(lexeme) || ':*', ${operator}))
  from unnest(to_tsvector('pg_catalog.english', search_plain(${q}))))`;

export const articles = (database: Kysely<Tables>, today: string) =>
  database
    .selectFrom(
      sql<FoundArticle>`(
        select article.id, article.title, article.body, article.state, article.item_id, item.name as item_name,
          article.author_id, author.name as author_name, article.review_by::text as review_by, article.search,
          article.state <> 'retired' and coalesce(article.review_by <= ${today}::date, false) as is_review_due,
          uses.solved, uses.linked, article.version, article.created_at, article.updated_at,
          ${editorOf('article')} as editor
        from knowledge_articles article left join service_catalog_items item on item.id = article.item_id
          left join users author on author.id = article.author_id
          cross join lateral (select count(*) filter (where request_id is null)::integer as solved,
            count(request_id)::integer as linked from knowledge_uses where article_id = article.id) uses)`.as('list'),
    )
    .select([
      'list.id',
      'list.title',
      'list.body',
      'list.state',
      'list.item_id',
      'list.item_name',
      'list.author_id',
      'list.author_name',
      'list.review_by',
      'list.is_review_due',
      'list.solved',
      'list.linked',
      'list.version',
      'list.created_at',
      'list.updated_at',
      'list.editor',
    ]);

type Filters = Pick<KnowledgeQueryDto, 'q' | 'state' | 'item' | 'review_due'>;

export const ARTICLES: ListDefinition<FoundArticle, KnowledgeSort, Filters, null> = {
  id: 'list.id',
  sort: 'updated',
  sorts: {
    updated: { column: 'list.updated_at', type: 'timestamptz', order: 'desc', of: ({ updated_at }) => updated_at },
    state: byOrder('list.state', KNOWLEDGE_STATES, ({ state }) => state),
    author: byText('list.author_name', ({ author_name }) => author_name),
    helped: { column: 'list.solved', type: 'integer', order: 'desc', of: ({ solved }) => solved },
    title: { column: 'list.title', type: 'text', order: 'asc', of: ({ title }) => title },
    review: {
      column: 'list.review_by',
      type: 'text',
      order: 'asc',
      nullable: true,
      of: ({ review_by }) => review_by,
    },
  },
  filters: {
    // A text of words such as "the" only is no search.
    q: (q) => sql`coalesce(list.search @@ ${stems(q, ' & ')}, true)`,
    state: (state) => sql`list.state = ${state}`,
    item: (id) => sql`list.item_id = ${id}`,
    review_due: (due) => sql`list.is_review_due = ${due}`,
  },
};

export const articleOf = (row: FoundArticle): KnowledgeArticle => ({
  id: row.id,
  title: row.title,
  state: row.state,
  item: row.item_id === null ? null : { id: row.item_id, name: row.item_name ?? '' },
  author: { id: row.author_id, name: row.author_name ?? '' },
  review_by: row.review_by,
  is_review_due: row.is_review_due,
  solved: row.solved,
  linked: row.linked,
  created_at: isoTime(row.created_at),
  updated_at: isoTime(row.updated_at),
  updated_by: row.editor,
  version: row.version,
});

/** Published articles with words of the text, those of the service and those that helped most first; without words those of the service. */
export async function suggestedArticles(
  database: Kysely<Tables>,
  { q = '', item = null }: Omit<SuggestionsQueryDto, 'item'> & { item?: string | null },
): Promise<SuggestedArticle[]> {
  const { rows } = await sql<Omit<SuggestedArticle, 'updated_at'> & { updated_at: Date }>`
    with wanted as materialized (select ${stems(q, ' | ')} as words)
    select article.id, article.title, article.body, article.updated_at
    from knowledge_articles article cross join wanted
    where article.state = 'published'
      and case when wanted.words is null then article.item_id = ${item}::uuid else article.search @@ wanted.words end
    order by coalesce(ts_rank(article.search, wanted.words), 0)
        * case when article.item_id = ${item}::uuid then 2 else 1 end desc,
      (select count(*) from knowledge_uses where article_id = article.id) desc, article.updated_at desc, article.id
    limit ${SUGGESTED_ARTICLES}`.execute(database);
  return rows.map((row) => Object.assign(row, { updated_at: isoTime(row.updated_at) }));
}

/** The articles that a request is linked to, the oldest link first. */
export async function articlesOf(database: Kysely<Tables>, requestId: string): Promise<KnowledgeReference[]> {
  const { rows } = await sql<KnowledgeReference>`
    select article.id, article.title, article.state
    from knowledge_uses used join knowledge_articles article on article.id = used.article_id
    where used.request_id = ${requestId} order by used.at, used.id`.execute(database);
  return rows;
}

/** The newest requests that an article is linked to. */
export async function requestsOf(database: Kysely<Tables>, articleId: string): Promise<KnowledgeRequest[]> {
  const { rows } = await sql<Omit<KnowledgeRequest, 'number'> & { number: number }>`
    select request.id, request.number, request.summary
    from knowledge_uses used join service_requests request on request.id = used.request_id
    where used.article_id = ${articleId} order by used.at desc, used.id desc limit ${NEWEST}`.execute(database);
  return rows.map((row) => Object.assign(row, { number: serviceRequestNumber(row.number) }));
}
