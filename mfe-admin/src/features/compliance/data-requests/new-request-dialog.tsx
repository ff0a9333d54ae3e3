import {
  DATA_LAWS,
  DATA_REQUEST_KIND_NAMES,
  DATA_REQUEST_KINDS,
  type DataLaw,
  type DataRequestKind,
} from '@ayana/contracts/operations';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { DateInput, Field, Select, TextArea, TextInput } from '@ayana/shared-ui/field';
import { useNow } from '@ayana/shared-ui/time';
import { messages as shared } from '../parts/messages';
import type { DataRequestDetail } from '../types';
import { addDataRequest } from './data-requests.api';
import { messages } from './messages';

const { form: words } = messages;

interface Values {
  kind: DataRequestKind;
  law: DataLaw;
  email: string;
  text: string;
  received_on: string;
}

interface NewRequestDialogProps {
  onClose: () => void;
  onDone: (request: DataRequestDetail) => void;
}

/** Enters what a person has asked for. */
export default function NewRequestDialog({ onClose, onDone }: NewRequestDialogProps) {
  const today = useNow().toISOString().slice(0, 10);
  const form = useForm<Values, DataRequestDetail>({
    name: 'data-request-new',
    initial: { kind: 'export', law: 'gdpr', email: '', text: '', received_on: today },
    rules: ({ email }) => ({ email: email.trim() === '' ? words.emailNeeded : undefined }),
    send: ({ text, received_on, email, ...values }, key) =>
      addDataRequest(
        {
          ...values,
          email: email.trim(),
          ...(text.trim() === '' ? {} : { text: text.trim() }),
          ...(received_on === '' ? {} : { received_on }),
        },
        key,
      ),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={shared.busy}
      form={form}
    >
      <Field label={words.kind} required error={form.errorOf('kind')}>
        <Select {...form.field('kind')}>
          {DATA_REQUEST_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {DATA_REQUEST_KIND_NAMES[kind]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.law} required error={form.errorOf('law')}>
        <Select {...form.field('law')}>
          {DATA_LAWS.map((law) => (
            <option key={law} value={law}>
              {messages.laws[law]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.email} required error={form.errorOf('email')}>
        <TextInput type="email" autoComplete="off" maxLength={254} {...form.field('email')} />
      </Field>
      <Field label={words.words} optional error={form.errorOf('text')}>
        <TextArea rows={3} {...form.field('text')} />
      </Field>
      <Field label={words.received} hint={words.receivedHint} required error={form.errorOf('received_on')}>
        <DateInput max={today} {...form.field('received_on')} />
      </Field>
    </FormDialog>
  );
}
