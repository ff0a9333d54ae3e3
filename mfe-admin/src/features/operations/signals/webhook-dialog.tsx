import { WEBHOOK_FORMAT_NAMES, WEBHOOK_FORMATS, type WebhookFormat } from '@ayana/contracts/operations';
import { type FieldErrors, useForm } from '@ayana/portal-kit/screens';
import { Checkbox } from '@ayana/shared-ui/choice';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, Select, TextInput } from '@ayana/shared-ui/field';
import { useState } from 'react';
import { messages as shared } from '../../../components/operations/messages';
import type { Webhook } from '../types';
import { messages } from './webhook-messages';
import { addWebhook, changeWebhook } from './webhooks.api';

const { form: words } = messages;
const LEAST_KEY = 16;

interface Values {
  name: string;
  format: WebhookFormat;
  chat_id: string;
  is_on: boolean;
}
/** Kept out of the form, which a browser stores until it is accepted. */
interface Secrets {
  address: string;
  key: string;
}

export interface WebhookDialogProps {
  /** What is changed; null for a new one. */
  webhook: Webhook | null;
  onDone: () => void;
  onClose: () => void;
}

/** Adds a webhook, or changes one. What is secret of it is typed, and never shown again. */
export default function WebhookDialog({ webhook, onDone, onClose }: WebhookDialogProps) {
  const [secrets, setSecrets] = useState<Secrets>({ address: '', key: '' });
  const form = useForm<Values, Webhook>({
    name: webhook === null ? 'webhook-new' : `webhook-${webhook.id}`,
    initial: {
      name: webhook?.name ?? '',
      format: webhook?.format ?? 'slack',
      chat_id: '',
      is_on: webhook?.is_on ?? true,
    },
    rules: (values) => problemsOf({ ...values, ...secrets }, webhook === null),
    send: (values, key) =>
      webhook === null
        ? addWebhook(newOf({ ...values, ...secrets }), key)
        : changeWebhook(webhook, changeOf({ ...values, ...secrets })),
    onAccepted: onDone,
  });
  const { format } = form.values;
  const isNew = webhook === null;
  return (
    <FormDialog
      title={webhook?.name ?? words.newTitle}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.saving}
      form={form}
    >
      <Field label={words.name} required error={form.errorOf('name')}>
        <TextInput maxLength={80} {...form.field('name')} />
      </Field>
      {isNew ? (
        <Field label={words.format} required error={form.errorOf('format')}>
          <Select {...form.field('format')}>
            {WEBHOOK_FORMATS.map((each) => (
              <option key={each} value={each}>
                {WEBHOOK_FORMAT_NAMES[each]}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <Field
        label={words.address}
        hint={isNew ? words.addressHints[format] : words.addressKept}
        required={isNew}
        error={form.errorOf('address')}
      >
        <TextInput
          dir="ltr"
          maxLength={2000}
          autoComplete="off"
          name="address"
          value={secrets.address}
          onChange={({ currentTarget }) => setSecrets({ ...secrets, address: currentTarget.value })}
        />
      </Field>
      {format === 'json' ? (
        <Field
          label={words.key}
          hint={isNew ? words.keyHint : words.keyKept}
          required={isNew}
          error={form.errorOf('key')}
        >
          <TextInput
            dir="ltr"
            maxLength={200}
            autoComplete="off"
            name="key"
            value={secrets.key}
            onChange={({ currentTarget }) => setSecrets({ ...secrets, key: currentTarget.value })}
          />
        </Field>
      ) : null}
      {format === 'telegram' ? (
        <Field
          label={words.chat}
          hint={isNew ? words.chatHint : words.chatKept}
          required={isNew}
          error={form.errorOf('chat_id')}
        >
          <TextInput dir="ltr" maxLength={100} {...form.field('chat_id')} />
        </Field>
      ) : null}
      {isNew ? null : (
        <Checkbox
          checked={form.values.is_on}
          onChange={({ currentTarget }) => form.set('is_on', currentTarget.checked)}
        >
          {words.isOn}
        </Checkbox>
      )}
    </FormDialog>
  );
}

type Given = Values & Secrets;

const problemsOf = ({ name, format, address, key, chat_id }: Given, isNew: boolean): FieldErrors => ({
  name: name.trim() === '' ? words.nameNeeded : undefined,
  address: isNew && address.trim() === '' ? words.addressNeeded : undefined,
  key: format === 'json' && (isNew || key !== '') && key.length < LEAST_KEY ? words.keyNeeded : undefined,
  chat_id: isNew && format === 'telegram' && chat_id.trim() === '' ? words.chatNeeded : undefined,
});

/** What is given of the secrets. */
const secretsOf = ({ format, key, chat_id }: Given) => ({
  ...(format === 'json' && key !== '' ? { key } : {}),
  ...(format === 'telegram' && chat_id.trim() !== '' ? { chat_id: chat_id.trim() } : {}),
});

const newOf = (values: Given) => ({
  name: values.name.trim(),
  format: values.format,
  address: values.address.trim(),
  ...secretsOf(values),
});

const changeOf = (values: Given) => ({
  name: values.name.trim(),
  is_on: values.is_on,
  ...(values.address.trim() === '' ? {} : { address: values.address.trim() }),
  ...secretsOf(values),
});
