import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Link } from '@ayana/shared-ui/link';
import { articleHref } from '../paths';
import type { KnowledgeArticleDetail, SuggestedArticle } from '../types';
import { ArticleText } from './article-text';
import { articleSolved } from './knowledge.api';
import { messages } from './messages';

const { suggestions: words } = messages;

export interface ReadDialogProps {
  article: SuggestedArticle;
  onClose: () => void;
  onSolved: () => void;
}

/** An article over the form of a request. That it solved it is counted, and the request is not sent. */
export default function ReadDialog({ article, onClose, onSolved }: ReadDialogProps) {
  const form = useForm<object, KnowledgeArticleDetail>({
    name: `knowledge-use-${article.id}`,
    initial: {},
    send: (_values, key) => articleSolved(article.id, key),
    onAccepted: () => {
      toast.success(words.thanks, words.thanksText);
      onSolved();
    },
  });
  return (
    <FormDialog
      title={article.title}
      onClose={onClose}
      submitLabel={words.solved}
      busyLabel={words.busy}
      note={words.solvedHint}
      form={form}
    >
      <ArticleText body={article.body} />
      <Link href={articleHref(article)} target="_blank">
        {words.open}
      </Link>
    </FormDialog>
  );
}
