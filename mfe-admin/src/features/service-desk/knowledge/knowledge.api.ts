import type { components, operations } from '@ayana/contracts/api';
import type { KnowledgeTransition } from '@ayana/contracts/service-desk';
import { api, dataOf } from '@ayana/portal-kit';
import { atVersion, commandAction, detailLoader, listLoader, readFirst } from '@ayana/portal-kit/screens';
import type { FoundRecord } from '../../../components/record-picker/record-picker';
import type { KnowledgeArticle, KnowledgeArticleDetail, RequestDetail, SuggestedArticle } from '../types';
import { messages } from './messages';

const FOUND = 8;

export const NAMES = ['q', 'state', 'review_due', 'sort', 'order'] as const;
type Query = NonNullable<operations['Knowledge_list']['parameters']['query']>;

export const articlesLoader = listLoader<KnowledgeArticle, Query>({
  names: NAMES,
  read: (query) => dataOf(api.GET('/knowledge-articles', { params: { query } })),
});

export const articleLoader = detailLoader<KnowledgeArticleDetail>('articleId', (id) =>
  dataOf(api.GET('/knowledge-articles/{id}', { params: { path: { id } } })),
);

export const addArticle = (
  body: components['schemas']['NewKnowledgeArticleDto'],
  key: string,
): Promise<KnowledgeArticleDetail> =>
  dataOf(api.POST('/knowledge-articles', { headers: { 'Idempotency-Key': key }, body }));

export const changeArticle = (
  of: { id: string; version: number },
  body: components['schemas']['KnowledgeArticleChangeDto'],
): Promise<KnowledgeArticleDetail> => dataOf(api.PATCH('/knowledge-articles/{id}', { ...atVersion(of), body }));

/** What is done with one press. */
export type ArticleCommand = { intent: KnowledgeTransition; id: string; version: number };

export const articleAction = commandAction((command: ArticleCommand) =>
  dataOf(api.POST('/knowledge-articles/{id}/transitions', { ...atVersion(command), body: { name: command.intent } })),
);

/** The best three for what is typed about a service. */
export async function suggestArticles(item: string, q: string): Promise<readonly SuggestedArticle[]> {
  const query = q === '' ? { item } : { item, q };
  return (await dataOf(api.GET('/knowledge-articles/suggestions', { params: { query } }))).items;
}

/** Counts that an article has made a request needless. */
export const articleSolved = (id: string, key: string): Promise<KnowledgeArticleDetail> =>
  dataOf(api.POST('/knowledge-articles/{id}/uses', { params: { path: { id } }, headers: { 'Idempotency-Key': key } }));

/** Articles that a request can be linked to. */
export async function findArticles(q: string): Promise<FoundRecord[]> {
  const query = { q, limit: FOUND, state: 'published' as const };
  const { items } = await readFirst(dataOf(api.GET('/knowledge-articles', { params: { query } })));
  return items.map(({ id, title, item }) => ({ id, name: title, detail: item?.name ?? messages.anyService }));
}

export const linkArticle = (request: string, article_id: string): Promise<RequestDetail> =>
  dataOf(api.POST('/service-requests/{id}/articles', { params: { path: { id: request } }, body: { article_id } }));

export const unlinkArticle = (request: string, article_id: string): Promise<RequestDetail> =>
  dataOf(api.DELETE('/service-requests/{id}/articles/{article_id}', { params: { path: { id: request, article_id } } }));
