import { LANGUAGES } from '@ayana/contracts/catalogue';
import { MESSAGE_MAX, TEMPLATE_PLACEHOLDERS, unknownPlaceholders } from '@ayana/contracts/journey';
import { listText } from '@ayana/contracts/language';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextArea, TextInput } from '@ayana/shared-ui/field';
import { messages } from './messages';
import { addTemplate, changeTemplate, type MessageTemplate, type TemplateForm } from './templates.api';

export interface TemplateDialogProps {
  /** Null for a new one. */
  template: MessageTemplate | null;
  onClose: () => void;
  onSaved: () => void;
}

const NAMES = listText(TEMPLATE_PLACEHOLDERS.map((name) => `{${name}}`));

/** Adds a template, or changes one. */
export default function TemplateDialog({ template, onClose, onSaved }: TemplateDialogProps) {
  const { title = '', text = '', language = 'English' } = template ?? {};
  const form = useForm<TemplateForm, MessageTemplate>({
    name: `message-template-${template?.id ?? 'new'}`,
    initial: { title, text, language },
    rules: (values) => ({
      title: values.title.trim() === '' ? messages.titleNeeded : undefined,
      text: textProblem(values.text),
    }),
    send: (values, key) => (template === null ? addTemplate(values, key) : changeTemplate(template, values)),
    onAccepted: () => {
      onClose();
      onSaved();
    },
  });
  return (
    <FormDialog
      title={template === null ? messages.add : messages.editOf(title)}
      onClose={onClose}
      submitLabel={messages.save}
      busyLabel={messages.busy}
      form={form}
    >
      <Field label={messages.columns.title} required error={form.errorOf('title')}>
        <TextInput maxLength={80} {...form.field('title')} />
      </Field>
      <Field label={messages.columns.language} required error={form.errorOf('language')}>
        <Select
          value={form.values.language}
          onChange={({ currentTarget }) => form.set('language', currentTarget.value)}
        >
          {LANGUAGES.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={messages.columns.text} hint={messages.textHint(NAMES)} required error={form.errorOf('text')}>
        <TextArea rows={6} maxLength={MESSAGE_MAX} {...form.field('text')} />
      </Field>
    </FormDialog>
  );
}

function textProblem(text: string): string | undefined {
  if (text.trim() === '') return messages.textNeeded;
  const names = unknownPlaceholders(text);
  return names.length === 0 ? undefined : messages.unknownName(listText(names));
}
