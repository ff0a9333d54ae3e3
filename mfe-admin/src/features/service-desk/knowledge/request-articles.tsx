import { useChange } from '@ayana/portal-kit/screens';
import { IconButton } from '@ayana/shared-ui/button';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Line, Rows } from '../../../components/operations/rows.styles';
import { articleHref } from '../paths';
import type { RequestDetail } from '../types';
import { unlinkArticle } from './knowledge.api';
import { messages } from './messages';

const ArticleDialog = lazy(() => import('./article-dialog'));
const LinkArticleDialog = lazy(() => import('./link-article-dialog'));
const { ofRequest: words } = messages;

/** The articles that helped with a request, and what is learned from it. */
export function RequestArticles({ request, onChanged }: { request: RequestDetail; onChanged: () => void }) {
  const [open, setOpen] = useState<'link' | 'write' | null>(null);
  const { run, failure } = useChange(onChanged);
  const close = (): void => setOpen(null);
  return (
    <PortalCard title={words.title}>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      {request.articles.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <Rows aria-label={words.title}>
          {request.articles.map((article) => (
            <li key={article.id}>
              <div>
                <TextLink as={Link} to={articleHref(article)} dir="auto">
                  {article.title}
                </TextLink>
                {article.state === 'published' ? null : <small>{messages.states[article.state]}</small>}
              </div>
              <IconButton
                size="small"
                label={words.remove(article.title)}
                icon={<X size={18} aria-hidden="true" />}
                onClick={() => run(article.id, () => unlinkArticle(request.id, article.id))}
              />
            </li>
          ))}
        </Rows>
      )}
      <Line>
        <TextLink as="button" type="button" onClick={() => setOpen('link')}>
          {words.link}
        </TextLink>
        <TextLink as="button" type="button" onClick={() => setOpen('write')}>
          {words.write}
        </TextLink>
      </Line>
      <Suspense>
        {open === 'link' ? (
          <LinkArticleDialog
            request={request}
            onClose={close}
            onDone={() => {
              close();
              onChanged();
            }}
          />
        ) : null}
        {open === 'write' ? <ArticleDialog article={null} request={request} onClose={close} /> : null}
      </Suspense>
    </PortalCard>
  );
}
