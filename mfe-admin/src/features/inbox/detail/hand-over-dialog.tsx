import type { InboxDetail, InboxItem } from '@ayana/contracts/inbox';
import type { NamedPerson } from '@ayana/contracts/service-desk';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { ErrorText, Field, TextArea } from '@ayana/shared-ui/field';
import type { RefObject } from 'react';
import { PersonPicker } from '../../../components/person-picker/person-picker';
import { handOver } from '../inbox.api';
import { dialogMessages } from '../dialog-messages';

const { handOver: words } = dialogMessages;

export interface HandOverDialogProps {
  item: InboxItem;
  onDone: () => void;
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}

/** Gives the request to a colleague, with a note where the timeline does not say enough. */
export default function HandOverDialog({ item, onDone, onClose, finalFocus }: HandOverDialogProps) {
  const form = useForm<{ assigned_to: NamedPerson | null; note: string }, InboxDetail>({
    name: `inbox-hand-over-${item.id}`,
    initial: { assigned_to: null, note: '' },
    rules: ({ assigned_to }) => ({ assigned_to: assigned_to === null ? words.missing : undefined }),
    send: ({ assigned_to, note }) => handOver(item.id, assigned_to?.id ?? '', note.trim()),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={words.title}
      description={words.text(item.name)}
      onClose={onClose}
      finalFocus={finalFocus}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      <div>
        <PersonPicker
          of="staff"
          label={words.colleague}
          value={form.values.assigned_to}
          onChange={(person) => form.set('assigned_to', person)}
        />
        <ErrorText>{form.errorOf('assigned_to') ?? null}</ErrorText>
      </div>
      <Field label={words.note} hint={words.hint} optional error={form.errorOf('note')}>
        <TextArea rows={3} maxLength={1000} {...form.field('note')} />
      </Field>
    </FormDialog>
  );
}
