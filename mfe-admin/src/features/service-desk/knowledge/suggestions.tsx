import { useFound } from '../../../components/record-picker/use-found';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { SuggestedArticle } from '../types';
import { suggestArticles } from './knowledge.api';
import { Suggested } from './knowledge.styles';
import { messages } from './messages';

const ReadDialog = lazy(() => import('./read-dialog'));
const { suggestions: words } = messages;
/** Milliseconds without a key before articles are searched. */
const PAUSE = 400;
/** What the API reads of it. */
const LONGEST = 200;

export interface SuggestionsProps {
  /** The service that is asked for. */
  item: string;
  /** What is typed so far. */
  text: string;
  /** No request is needed any more. */
  onSolved: () => void;
}

/** The best articles for what is typed, read without leaving the form. */
export function Suggestions({ item, text, onSolved }: SuggestionsProps) {
  const [wanted, setWanted] = useState(text);
  const [open, setOpen] = useState<SuggestedArticle | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setWanted(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const find = useCallback((q: string) => suggestArticles(item, q.slice(0, LONGEST)), [item]);
  const found = useFound(wanted.trim(), find, true);
  return (
    <PortalCard title={words.title}>
      <div role="status">
        {found === 'failed' ? (
          <p>{words.failed}</p>
        ) : found === null || found.length === 0 ? (
          <p>{words.quiet}</p>
        ) : (
          <p>{words.found(found.length)}</p>
        )}
      </div>
      {found === 'failed' || found === null || found.length === 0 ? null : (
        <Suggested aria-label={words.title}>
          {found.map((article) => (
            <li key={article.id}>
              <button type="button" dir="auto" onClick={() => setOpen(article)}>
                {article.title}
              </button>
            </li>
          ))}
        </Suggested>
      )}
      <Suspense>
        {open === null ? null : <ReadDialog article={open} onClose={() => setOpen(null)} onSolved={onSolved} />}
      </Suspense>
    </PortalCard>
  );
}
