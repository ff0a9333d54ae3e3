import type { PatientJourney } from '@ayana/contracts/journey';
import type { NamedPerson } from '@ayana/contracts/service-desk';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { ErrorText, Field, TextArea } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { PersonPicker } from '../../../components/person-picker/person-picker';
import { handOver } from './change.api';
import { messages } from './messages';
import type { CaseDialogProps } from './state-dialog';
import { useLatestCase } from './use-latest-case';

const { handOver: words } = messages;

interface Values {
  colleague: NamedPerson | null;
  note: string;
}

/** Gives a case to a colleague, with a note. What is typed survives a refusal and a reload. */
export default function HandOverDialog({ value, name, reread, onDone, onClose }: CaseDialogProps) {
  const { meanwhile } = useLatestCase(value, reread);
  const form = useForm<Values, PatientJourney>({
    name: `case-hand-over-${value.id}`,
    initial: { colleague: null, note: '' },
    rules: ({ colleague }) => ({ to_user_id: colleague === null ? words.needed : undefined }),
    send: ({ colleague, note }, key) => handOver(value.id, colleague?.id ?? '', note.trim(), key),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={<bdi>{name}</bdi>}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={messages.busy}
      form={form}
    >
      {meanwhile === null ? null : <Notice>{meanwhile}</Notice>}
      <p>{words.text}</p>
      <div>
        <PersonPicker
          label={words.colleague}
          value={form.values.colleague}
          onChange={(person) => form.set('colleague', person)}
          of="staff"
        />
        <ErrorText>{form.errorOf('to_user_id') ?? null}</ErrorText>
      </div>
      <Field label={messages.note} hint={words.noteHint} optional error={form.errorOf('note')}>
        <TextArea rows={3} maxLength={1000} dir="auto" {...form.field('note')} />
      </Field>
    </FormDialog>
  );
}
