import { BROADCAST_PURPOSES, type BroadcastDetail, type BroadcastTemplate } from '@ayana/contracts/operations';
import { NEWSLETTER_TOPIC_MESSAGES, NEWSLETTER_TOPICS } from '@ayana/contracts/newsletter';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextArea, TextInput } from '@ayana/shared-ui/field';
import { createBroadcast } from './broadcasts.api';
import { type CreateValues, emptyOr, newBroadcast, questionOfNew } from './create-values';
import { AudienceCountBox } from './editor/audience-count';
import { messages } from './messages';
import { AudienceSelect, TemplateSelect } from './saved/saved-selects';

const { create: words } = messages;

export interface CreateDialogProps {
  /** That was chosen before; another one can still be. */
  template: BroadcastTemplate | null;
  onClose: () => void;
  onDone: (made: BroadcastDetail) => void;
}

/** Begins a draft, empty or with a template; everything else is written on its page. */
export default function CreateDialog({ template, onClose, onDone }: CreateDialogProps) {
  const form = useForm<CreateValues, BroadcastDetail>({
    name: template === null ? 'broadcast-new' : `broadcast-new-${template.id}`,
    version: 2,
    initial: emptyOr(template),
    rules: ({ title, subject, body }) => ({
      title: title.trim() === '' ? words.needName : undefined,
      subject: subject.trim() === '' ? words.needSubject : undefined,
      body: body.trim() === '' ? words.needBody : undefined,
    }),
    send: (values, key) => createBroadcast(newBroadcast(values), key),
    onAccepted: onDone,
  });
  const { errorOf } = form;
  const { purpose, template: begun } = form.values;
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      <TemplateSelect form={form} />
      <Field label={words.name} hint={words.nameHint} required error={errorOf('title')}>
        <TextInput maxLength={160} {...form.field('title')} />
      </Field>
      <Field label={words.purpose} required error={errorOf('purpose')}>
        <Select {...form.field('purpose')}>
          {BROADCAST_PURPOSES.map((each) => (
            <option key={each} value={each}>
              {words.purposes[each]}
            </option>
          ))}
        </Select>
      </Field>
      {purpose === 'promotion' ? (
        <Field label={words.topic} required error={errorOf('topic')}>
          <Select {...form.field('topic')}>
            {NEWSLETTER_TOPICS.map((topic) => (
              <option key={topic} value={topic}>
                {NEWSLETTER_TOPIC_MESSAGES[topic].name}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <AudienceSelect form={form} />
      <AudienceCountBox question={questionOfNew(form.values)} isUrgent={begun?.is_urgent ?? false} />
      <Field label={words.subject} required error={errorOf('subject') ?? errorOf('texts.0.subject')}>
        <TextInput maxLength={120} {...form.field('subject')} />
      </Field>
      <Field label={words.body} required error={errorOf('body') ?? errorOf('texts.0.body')}>
        <TextArea rows={6} maxLength={1000} {...form.field('body')} />
      </Field>
    </FormDialog>
  );
}
