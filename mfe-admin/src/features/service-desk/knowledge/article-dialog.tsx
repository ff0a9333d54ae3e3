import { KNOWLEDGE_BODY_MAX, KNOWLEDGE_TITLE_MAX } from '@ayana/contracts/service-desk';
import { plainText, readingIn, useSharedEdit } from '@ayana/portal-kit/screens';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { DateInput, Field, TextArea, TextInput } from '@ayana/shared-ui/field';
import { useNavigate } from 'react-router-dom';
import type { NamedRecord } from '../../../components/record-picker/record-picker';
import { ServicePicker } from '../parts/service-picker';
import { articleHref } from '../paths';
import type { KnowledgeArticleDetail } from '../types';
import { addArticle, changeArticle } from './knowledge.api';
import { messages } from './messages';

const { form: words } = messages;

const LABELS: Readonly<Record<keyof Values, string>> = {
  title: words.title,
  body: words.body,
  item_id: words.service,
  review_by: words.review,
};

interface Values {
  title: string;
  body: string;
  item_id: NamedRecord | null;
  review_by: string;
}

export interface ArticleDialogProps {
  /** What is changed; null for a new one. */
  article: KnowledgeArticleDetail | null;
  /** The request that a new one is written from. */
  request?: { id: string; number: string; summary: string; item: NamedRecord };
  onClose: () => void;
  /** Reads the page again. */
  reread?: () => void;
}

/** Writes an article, or changes one. */
export default function ArticleDialog({ article, request, onClose, reread }: ArticleDialogProps) {
  const navigate = useNavigate();
  const edit = useSharedEdit<Values, KnowledgeArticleDetail>({
    name:
      article !== null ? `knowledge-${article.id}` : `knowledge-new${request === undefined ? '' : `-${request.id}`}`,
    latest: readingIn(article, {
      title: article?.title ?? request?.summary ?? '',
      body: article?.body ?? '',
      item_id: article?.item ?? request?.item ?? null,
      review_by: article?.review_by ?? '',
    }),
    labelOf: (name) => LABELS[name],
    textOf: (name, values) => (name === 'item_id' ? (values.item_id?.name ?? '') : plainText(values[name])),
    alwaysSends: article === null,
    rules: ({ title, body }) => ({
      title: title.trim() === '' ? words.titleNeeded : undefined,
      body: body.trim() === '' ? words.bodyNeeded : undefined,
    }),
    save: (_changed, values, version, { key }) => {
      const { item_id, review_by } = values;
      const texts = { title: values.title.trim(), body: values.body.trim() };
      if (article !== null)
        return changeArticle(
          { id: article.id, version },
          { ...texts, item_id: item_id?.id ?? null, review_by: review_by === '' ? null : review_by },
        );
      return addArticle(
        {
          ...texts,
          ...(item_id === null ? {} : { item_id: item_id.id }),
          ...(review_by === '' ? {} : { review_by }),
          ...(request === undefined ? {} : { request_id: request.id }),
        },
        key,
      );
    },
    onSaved: (saved) => {
      // Closing goes back in the history, which would undo the way to the new page.
      if (article === null && saved !== null) return void navigate(articleHref(saved));
      onClose();
      return reread?.();
    },
    reread,
  });
  const { form } = edit;
  return (
    <EditDialog
      title={article === null ? words.newTitle : words.editTitle}
      description={request === undefined ? undefined : words.fromRequest(request.number)}
      onClose={onClose}
      submitLabel={article === null ? words.submit : words.save}
      busyLabel={words.busy}
      edit={edit}
    >
      <Field label={words.title} hint={words.titleHint} required error={form.errorOf('title')}>
        <TextInput maxLength={KNOWLEDGE_TITLE_MAX} {...form.field('title')} />
      </Field>
      <Field label={words.body} hint={words.bodyHint} required error={form.errorOf('body')}>
        <TextArea rows={10} maxLength={KNOWLEDGE_BODY_MAX} {...form.field('body')} />
      </Field>
      <ServicePicker
        label={words.service}
        value={form.values.item_id}
        onChange={(service) => form.set('item_id', service)}
        error={form.errorOf('item_id')}
      />
      <Field label={words.review} hint={words.reviewHint} optional error={form.errorOf('review_by')}>
        <DateInput {...form.field('review_by')} />
      </Field>
    </EditDialog>
  );
}
