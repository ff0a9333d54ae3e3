import {
  KNOWLEDGE_WORKFLOW,
  type KnowledgeArticle,
  type KnowledgeArticleDetail,
  type KnowledgeState,
  type KnowledgeTransition,
  type SuggestedArticles,
} from '@ayana/contracts/service-desk';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { todayIn } from '@ayana/contracts/rules';
import { transitionsFrom } from '@ayana/contracts/workflow';
import { Injectable } from '@nestjs/common';
import type { Kysely } from 'kysely';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { mapPage, type Page } from '../../../platform/http/cursor.js';
import { keysetList } from '../../../platform/http/lists/keyset-list.js';
import { rowsWithState, Workflows } from '../../../platform/workflow/workflow.js';
import { ServiceItemRow } from '../catalog/catalog.entity.js';
import { DeskChanges } from '../desk-changes.js';
import { SERVICE_DESK_MESSAGES as messages } from '../messages.js';
import { RequestArticles } from './request-articles.service.js';
import type {
  KnowledgeArticleChangeDto,
  KnowledgeQueryDto,
  NewKnowledgeArticleDto,
  SuggestionsQueryDto,
} from './knowledge.dto.js';
import { KnowledgeArticleRow, KnowledgeUseRow } from './knowledge.entity.js';
import { ARTICLES, articleOf, articles, requestsOf, suggestedArticles } from './knowledge.queries.js';

/** What the desk knows: written and published by the staff, suggested while a request is written. */
@Injectable()
export class KnowledgeService {
  private readonly workflow: Workflows<KnowledgeArticleRow, KnowledgeState, KnowledgeTransition>;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly changes: DeskChanges,
    private readonly links: RequestArticles,
  ) {
    this.workflow = new Workflows({
      clock,
      transitions: KNOWLEDGE_WORKFLOW,
      ...rowsWithState(KnowledgeArticleRow),
      audit: (em, { id }, { name, from, to, actor }) => this.record(em, actor, id, { transition: name, from, to }),
      // The audit has published it.
      publish: () => {},
    });
  }

  list(query: KnowledgeQueryDto): Promise<Page<KnowledgeArticle>> {
    return mapPage(keysetList(articles(this.database.read(), this.today()), ARTICLES, query, null), articleOf);
  }

  async suggestions(query: SuggestionsQueryDto): Promise<SuggestedArticles> {
    return { items: await suggestedArticles(this.database.read(), query) };
  }

  detail(user: CurrentUser, id: string): Promise<KnowledgeArticleDetail> {
    return this.found(this.database.read(), user, id);
  }

  /** A new draft; one that is written from a request is linked to it. */
  async add(em: EntityManager, user: CurrentUser, body: NewKnowledgeArticleDto): Promise<KnowledgeArticleDetail> {
    const { request_id, item_id = null, review_by = null, ...texts } = body;
    await refuseUnknownItem(em, item_id);
    const now = this.clock.now();
    const id = this.ids.next();
    em.create(KnowledgeArticleRow, {
      id,
      ...texts,
      item_id,
      review_by,
      state: 'draft',
      author_id: user.id,
      version: 1,
      created_at: now,
      updated_at: now,
    });
    await em.flush();
    await this.record(em, user, id, { added: true });
    if (request_id !== undefined) await this.links.link(em, user, request_id, id);
    return this.found(within(em), user, id);
  }

  update(
    user: CurrentUser,
    id: string,
    change: KnowledgeArticleChangeDto,
    ifMatch?: string,
  ): Promise<KnowledgeArticleDetail> {
    const changed = Object.keys(change);
    if (changed.length === 0) throw refusedFields([{ field: 'title', message: messages.nothing_to_change }]);
    return this.database.write(async (em) => {
      await refuseUnknownItem(em, change.item_id);
      await this.workflow.change(em, user, id, ifMatch, async (row) => {
        Object.assign(row, change);
        await this.record(em, user, id, { changed });
      });
      return this.found(within(em), user, id);
    });
  }

  move(user: CurrentUser, id: string, name: KnowledgeTransition, ifMatch?: string): Promise<KnowledgeArticleDetail> {
    return this.database.write(async (em) => {
      await this.workflow.changeState(em, user, id, ifMatch, { name });
      return this.found(within(em), user, id);
    });
  }

  /** It has made a request needless. @throws AppError `not_found`; `illegal_transition` for one that is not published */
  async used(em: EntityManager, user: CurrentUser, id: string): Promise<KnowledgeArticleDetail> {
    const article = await em.findOne(KnowledgeArticleRow, { id });
    if (article === null) throw notFound();
    if (article.state !== 'published') throw new AppError('illegal_transition', messages.article_not_published);
    em.create(KnowledgeUseRow, { id: this.ids.next(), article_id: id, user_id: user.id, at: this.clock.now() });
    await em.flush();
    this.changes.publish(em, { part: 'knowledge_article', id });
    return this.found(within(em), user, id);
  }

  private async found(database: Kysely<Tables>, user: CurrentUser, id: string): Promise<KnowledgeArticleDetail> {
    const row = await articles(database, this.today()).where('list.id', '=', id).executeTakeFirstOrThrow(notFound);
    return {
      ...articleOf(row),
      body: row.body,
      requests: await requestsOf(database, id),
      transitions: transitionsFrom(KNOWLEDGE_WORKFLOW, row.state, user.role),
    };
  }

  private record(em: EntityManager, actor: CurrentUser, id: string, details: Record<string, unknown>): Promise<void> {
    return this.changes.record(em, actor, { part: 'knowledge_article', id }, details);
  }

  private today(): string {
    return todayIn(INDIA_ZONE, this.clock.now());
  }
}

async function refuseUnknownItem(em: EntityManager, id: string | null | undefined): Promise<void> {
  if (id === null || id === undefined) return;
  if ((await em.count(ServiceItemRow, { id })) === 0)
    throw refusedFields([{ field: 'item_id', message: messages.unknown_service }]);
}
