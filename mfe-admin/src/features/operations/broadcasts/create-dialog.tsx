import {
  BROADCAST_MAIN_LANGUAGE,
  BROADCAST_PURPOSES,
  type BroadcastDetail,
  type BroadcastPurpose,
} from '@ayana/contracts/operations';
import { NEWSLETTER_TOPIC_MESSAGES, NEWSLETTER_TOPICS, type NewsletterTopic } from '@ayana/contracts/newsletter';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextArea, TextInput } from '@ayana/shared-ui/field';
import { createBroadcast } from './broadcasts.api';
import { messages } from './messages';

const { create: words } = messages;

interface Values {
  title: string;
  purpose: BroadcastPurpose;
  topic: NewsletterTopic;
  subject: string;
  body: string;
}

export interface CreateDialogProps {
  onClose: () => void;
  onDone: (made: BroadcastDetail) => void;
}

/** Begins a draft; everything else is written on its page. */
export default function CreateDialog({ onClose, onDone }: CreateDialogProps) {
  const form = useForm<Values, BroadcastDetail>({
    name: 'broadcast-new',
    initial: { title: '', purpose: 'mandatory', topic: 'treatments', subject: '', body: '' },
    rules: ({ title, subject, body }) => ({
      title: title.trim() === '' ? words.needName : undefined,
      subject: subject.trim() === '' ? words.needSubject : undefined,
      body: body.trim() === '' ? words.needBody : undefined,
    }),
    send: ({ title, purpose, topic, subject, body }, key) =>
      createBroadcast(
        {
          title,
          purpose,
          ...(purpose === 'promotion' ? { topic } : {}),
          channels: ['mail'],
          texts: [{ language: BROADCAST_MAIN_LANGUAGE, subject, body }],
          audience: { kind: 'people', roles: ['patient'] },
        },
        key,
      ),
    onAccepted: onDone,
  });
  const { errorOf } = form;
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      <Field label={words.name} hint={words.nameHint} required error={errorOf('title')}>
        <TextInput maxLength={160} {...form.field('title')} />
      </Field>
      <Field label={words.purpose} required error={errorOf('purpose')}>
        <Select {...form.field('purpose')}>
          {BROADCAST_PURPOSES.map((purpose) => (
            <option key={purpose} value={purpose}>
              {words.purposes[purpose]}
            </option>
          ))}
        </Select>
      </Field>
      {form.values.purpose === 'promotion' ? (
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
      <Field label={words.subject} required error={errorOf('subject') ?? errorOf('texts.0.subject')}>
        <TextInput maxLength={120} {...form.field('subject')} />
      </Field>
      <Field label={words.body} required error={errorOf('body') ?? errorOf('texts.0.body')}>
        <TextArea rows={6} maxLength={1000} {...form.field('body')} />
      </Field>
    </FormDialog>
  );
}
