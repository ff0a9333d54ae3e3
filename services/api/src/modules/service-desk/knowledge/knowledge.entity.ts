import type { KnowledgeState } from '@ayana/contracts/service-desk';
import { defineEntity, p } from '@mikro-orm/core';
import type { InferKyselyTable } from '@mikro-orm/sql';

export const KnowledgeArticleSchema = defineEntity({
  name: 'KnowledgeArticle',
  tableName: 'knowledge_articles',
  properties: {
    id: p.uuid().primary(),
    title: p.string(),
    body: p.string(),
    item_id: p.uuid().nullable(),
    state: p.string().$type<KnowledgeState>(),
    author_id: p.uuid(),
    review_by: p.date().nullable(),
    version: p.integer(),
    updated_by: p.uuid().nullable(),
    created_at: p.datetime(),
    updated_at: p.datetime(),
  },
});

/** What the service desk knows about one thing. */
export class KnowledgeArticleRow extends KnowledgeArticleSchema.class {}
KnowledgeArticleSchema.setClass(KnowledgeArticleRow);

export const KnowledgeUseSchema = defineEntity({
  name: 'KnowledgeUse',
  tableName: 'knowledge_uses',
  properties: {
    id: p.uuid().primary(),
    article_id: p.uuid(),
    request_id: p.uuid().nullable(),
    user_id: p.uuid(),
    at: p.datetime(),
  },
});

/** An article helped: without a request, or with one that it is linked to. */
export class KnowledgeUseRow extends KnowledgeUseSchema.class {}
KnowledgeUseSchema.setClass(KnowledgeUseRow);

declare module '../../../platform/database/tables.js' {
  interface Tables {
    knowledge_articles: InferKyselyTable<typeof KnowledgeArticleSchema>;
    knowledge_uses: InferKyselyTable<typeof KnowledgeUseSchema>;
  }
}
