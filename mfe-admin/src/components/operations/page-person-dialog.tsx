import type { components } from '@ayana/contracts/api';
import { PAGE_LINE_LIMIT } from '@ayana/contracts/operations';
import type { NamedPerson } from '@ayana/contracts/service-desk';
import { api, dataOf } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { ErrorText, Field, TextInput } from '@ayana/shared-ui/field';
import { useNavigate } from 'react-router-dom';
import { runHref } from '../../paths';
import { PersonPicker } from '../person-picker/person-picker';
import { messages } from './messages';

const { page: words } = messages;

type Paged = components['schemas']['EscalationRunDetailDto'];

export interface PagePersonDialogProps {
  /** What it is about; null for anything else. */
  subject: { kind: 'signal' | 'incident'; id: string } | null;
  onClose: () => void;
}

/** Pages one person with one line; the page of it opens, where its acknowledgement shows. */
export default function PagePersonDialog({ subject, onClose }: PagePersonDialogProps) {
  const navigate = useNavigate();
  const form = useForm<{ person: NamedPerson | null; text: string }, Paged>({
    name: `page-person-${subject?.id ?? ''}`,
    initial: { person: null, text: '' },
    rules: ({ person, text }) => ({
      user_id: person === null ? words.personNeeded : undefined,
      text: text.trim() === '' ? words.lineNeeded : undefined,
    }),
    send: ({ person, text }, key) =>
      dataOf(
        api.POST('/escalation-runs/pages', {
          headers: { 'Idempotency-Key': key },
          body: {
            user_id: person?.id ?? '',
            text: text.trim(),
            ...(subject === null ? {} : { subject_kind: subject.kind, subject_id: subject.id }),
          },
        }),
      ),
    onAccepted: (run) => void navigate(runHref(run)),
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={messages.saving}
      form={form}
      danger
    >
      <div>
        <PersonPicker
          label={words.person}
          value={form.values.person}
          onChange={(person) => form.set('person', person)}
          of="staff"
        />
        <ErrorText>{form.errorOf('user_id') ?? null}</ErrorText>
      </div>
      <Field label={words.line} hint={words.lineHint} required error={form.errorOf('text')}>
        <TextInput dir="auto" maxLength={PAGE_LINE_LIMIT} {...form.field('text')} />
      </Field>
    </FormDialog>
  );
}
