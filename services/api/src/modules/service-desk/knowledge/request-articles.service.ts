import type { ServiceRequestDetail } from '@ayana/contracts/service-desk';
import { Injectable } from '@nestjs/common';
import { notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import type { EntityManager } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { DeskChanges } from '../desk-changes.js';
import { SERVICE_DESK_MESSAGES as messages } from '../messages.js';
import { RequestActions } from '../requests/request-actions.service.js';
import { RequestEntries } from '../requests/request-entries.js';
import { KnowledgeArticleRow, KnowledgeUseRow } from './knowledge.entity.js';

/** The articles that helped with a request: on its page, on its timeline, and counted for the article. */
@Injectable()
export class RequestArticles {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly actions: RequestActions,
    private readonly entries: RequestEntries,
    private readonly changes: DeskChanges,
  ) {}

  /** A second time changes nothing. @throws AppError `not_found`; `invalid_fields` for an article that is not there or is retired */
  link(em: EntityManager, user: CurrentUser, requestId: string, articleId: string): Promise<ServiceRequestDetail> {
    return this.actions.changeWithin(em, user, requestId, undefined, async () => {
      const article = await em.findOne(KnowledgeArticleRow, { id: articleId });
      if (article === null || article.state === 'retired')
        throw refusedFields([{ field: 'article_id', message: messages.unknown_article }]);
      if ((await em.count(KnowledgeUseRow, { article_id: articleId, request_id: requestId })) > 0) return;
      em.create(KnowledgeUseRow, {
        id: this.ids.next(),
        article_id: articleId,
        request_id: requestId,
        user_id: user.id,
        at: this.clock.now(),
      });
      this.note(em, user, requestId, 'linked', article);
    });
  }

  unlink(em: EntityManager, user: CurrentUser, requestId: string, articleId: string): Promise<ServiceRequestDetail> {
    return this.actions.changeWithin(em, user, requestId, undefined, async () => {
      const article = await em.findOne(KnowledgeArticleRow, { id: articleId });
      const removed = await em.nativeDelete(KnowledgeUseRow, { article_id: articleId, request_id: requestId });
      if (article === null || removed === 0) throw notFound();
      this.note(em, user, requestId, 'unlinked', article);
    });
  }

  private note(
    em: EntityManager,
    user: CurrentUser,
    requestId: string,
    event: 'linked' | 'unlinked',
    { id, title }: KnowledgeArticleRow,
  ): void {
    this.changes.publish(em, { part: 'knowledge_article', id });
    this.entries.add(em, requestId, {
      event,
      visibility: 'internal',
      actor_id: user.id,
      details: { kind: 'knowledge_article', name: title },
    });
  }
}
