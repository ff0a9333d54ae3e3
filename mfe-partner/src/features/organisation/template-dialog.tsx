import {
  ANSWER_TEMPLATE_NAME_MAX,
  ANSWER_TEMPLATE_TEXT_MAX,
  type AnswerTemplate,
} from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { useSharedEdit } from '@ayana/portal-kit/screens';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { Field, TextArea, TextInput } from '@ayana/shared-ui/field';
import { messages } from './template-messages';
import { addTemplate, changeTemplate } from './templates.api';

const { form: words } = messages;

export interface TemplateDialogProps {
  /** As it is now; null for a new one. */
  template: AnswerTemplate | null;
  reread: () => void;
  onClose: () => void;
  onDone: () => void;
}

/** Writes an answer template. */
export default function TemplateDialog({ template, reread, onClose, onDone }: TemplateDialogProps) {
  const edit = useSharedEdit<{ name: string; text: string }, AnswerTemplate>({
    name: `answer-template-${template?.id ?? 'new'}`,
    latest: {
      version: template?.version ?? 0,
      fields: { name: template?.name ?? '', text: template?.text ?? '' },
      by: { name: template?.updated_by?.name ?? null, at: template?.updated_at ?? '' },
    },
    labelOf: (name) => (name === 'name' ? words.name : words.body),
    rules: ({ name, text }) => ({
      name: name.trim() === '' ? words.needName : undefined,
      text: text.trim() === '' ? words.needText : undefined,
    }),
    save: (changed, typed, version, { key }) =>
      template === null
        ? addTemplate(typed, key)
        : changeTemplate(template.id, version, Object.fromEntries(changed.map((name) => [name, typed[name]]))),
    onSaved: (saved) => {
      toast.success(words.saved, saved?.name ?? '');
      onDone();
    },
    reread,
  });
  return (
    <EditDialog title={words.title} onClose={onClose} submitLabel={words.submit} busyLabel={words.busy} edit={edit}>
      <Field label={words.name} hint={words.nameHint} required error={edit.form.errorOf('name')}>
        <TextInput maxLength={ANSWER_TEMPLATE_NAME_MAX} dir="auto" {...edit.form.field('name')} />
      </Field>
      <Field label={words.body} hint={words.bodyHint} required error={edit.form.errorOf('text')}>
        <TextArea rows={6} maxLength={ANSWER_TEMPLATE_TEXT_MAX} dir="auto" {...edit.form.field('text')} />
      </Field>
    </EditDialog>
  );
}
