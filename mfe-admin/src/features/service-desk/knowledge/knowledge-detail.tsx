import { DetailScreen, DetailView, useDialog } from '@ayana/case-kit/list-detail';
import { useAction } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { MoreMenu } from '@ayana/shared-ui/menu';
import { Notice } from '@ayana/shared-ui/notice';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { LiveDate } from '@ayana/shared-ui/time';
import { formatLocale } from '@ayana/contracts/language';
import { lazy } from 'react';
import { Link } from 'react-router-dom';
import { ActivityLink } from '../../../components/activity-link/activity-link';
import { Rows } from '../../../components/operations/rows.styles';
import { serviceRequestHref } from '../../../paths';
import { DESK_EVENTS } from '../parts/desk-events';
import { articleHref, CATALOG_PATH, KNOWLEDGE_PATH } from '../paths';
import type { KnowledgeArticleDetail } from '../types';
import { ArticleChip } from './article-chip';
import { ArticleText } from './article-text';
import type { ArticleCommand } from './knowledge.api';
import { messages } from './messages';
import { ReviewDay } from './review-day';

const ArticleDialog = lazy(() => import('./article-dialog'));
const { detail: words } = messages;

export { articleAction as action, articleLoader as loader } from './knowledge.api';

/** One article: its text, and how it helped. */
export function Component() {
  return (
    <DetailScreen<KnowledgeArticleDetail> param="articleId" rereadOn={DESK_EVENTS} failed={words.failed}>
      {(article, reread) => <ArticleView article={article} onChanged={reread} />}
    </DetailScreen>
  );
}

function ArticleView({ article, onChanged }: { article: KnowledgeArticleDetail; onChanged: () => void }) {
  const { id, version, item, state } = article;
  const { open, show, close } = useDialog<'edit'>(onChanged);
  const action = useAction<ArticleCommand>({ action: articleHref(article) });
  const isDraft = state !== 'published';
  const moves = article.transitions.map((name) => ({
    id: name,
    label: messages.transitions[name],
    onSelect: () => action.send({ intent: name, id, version }),
  }));
  return (
    <DetailView
      places={[{ label: messages.title, href: KNOWLEDGE_PATH }]}
      title={article.title}
      state={<ArticleChip state={state} />}
      meta={
        item === null ? (
          messages.anyService
        ) : (
          <TextLink as={Link} to={`${CATALOG_PATH}/${item.id}`} dir="auto">
            {item.name}
          </TextLink>
        )
      }
      actions={
        <>
          {isDraft && article.transitions.includes('publish') ? (
            <Button
              size="small"
              onClick={() => action.send({ intent: 'publish', id, version })}
              busy={action.isPending({ intent: 'publish' })}
              busyLabel={words.busy}
            >
              {messages.transitions.publish}
            </Button>
          ) : null}
          <Button size="small" variant="outline" onClick={() => show('edit')}>
            {words.edit}
          </Button>
          {isDraft ? null : <MoreMenu label={words.edit} items={moves} />}
        </>
      }
      failure={action.failure}
      notes={state === 'draft' ? <Notice>{words.draftNote}</Notice> : null}
      aside={<ArticleSide article={article} />}
      dialogs={open === 'edit' ? <ArticleDialog article={article} onClose={close} reread={onChanged} /> : null}
    >
      <PortalCard title={messages.columns.title}>
        <ArticleText body={article.body} />
      </PortalCard>
    </DetailView>
  );
}

function ArticleSide({ article }: { article: KnowledgeArticleDetail }) {
  const text = new Intl.NumberFormat(formatLocale());
  return (
    <>
      <PortalCard title={words.facts}>
        <Facts
          facts={[
            [words.author, <bdi key="author">{article.author.name}</bdi>],
            [words.updated, <LiveDate key="updated" at={article.updated_at} />],
            [words.review, article.review_by === null ? words.noReview : <ReviewDay key="review" article={article} />],
            [words.solved, text.format(article.solved)],
            [words.linked, text.format(article.linked)],
          ]}
        />
        <ActivityLink id={article.id} />
      </PortalCard>
      <PortalCard title={words.requests}>
        {article.requests.length === 0 ? (
          <p>{words.noRequests}</p>
        ) : (
          <Rows aria-label={words.requests}>
            {article.requests.map((request) => (
              <li key={request.id}>
                <div>
                  <TextLink as={Link} to={serviceRequestHref(request)}>
                    {request.number}
                  </TextLink>
                  <small dir="auto">{request.summary}</small>
                </div>
              </li>
            ))}
          </Rows>
        )}
      </PortalCard>
    </>
  );
}
