import { dayText, useNow } from '@ayana/shared-ui/time';
import { Late } from '../../../components/operations/rows.styles';
import type { KnowledgeArticle } from '../types';
import { messages } from './messages';

/** When an article must be read again, and that the day has come. */
export function ReviewDay({ article }: { article: Pick<KnowledgeArticle, 'review_by' | 'is_review_due'> }) {
  const now = useNow();
  if (article.review_by === null) return null;
  const day = dayText(article.review_by, now);
  return article.is_review_due ? <Late>{messages.reviewDue(day)}</Late> : <span>{day}</span>;
}
