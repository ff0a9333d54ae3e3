import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { type NamedRecord, RecordPicker } from '../../../components/record-picker/record-picker';
import type { RequestDetail } from '../types';
import { findArticles, linkArticle } from './knowledge.api';
import { messages } from './messages';

const { ofRequest: words } = messages;

export interface LinkArticleDialogProps {
  request: RequestDetail;
  onClose: () => void;
  onDone: () => void;
}

/** Says which article helped with a request. */
export default function LinkArticleDialog({ request, onClose, onDone }: LinkArticleDialogProps) {
  const form = useForm<{ article: NamedRecord | null }, RequestDetail>({
    name: `request-article-${request.id}`,
    initial: { article: null },
    rules: ({ article }) => ({ article_id: article === null ? words.needed : undefined }),
    send: ({ article }) => linkArticle(request.id, article?.id ?? ''),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      size="small"
      title={words.link}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      <RecordPicker
        label={words.search}
        value={form.values.article}
        onChange={(article) => form.set('article', article)}
        find={findArticles}
        error={form.errorOf('article_id')}
      />
    </FormDialog>
  );
}
