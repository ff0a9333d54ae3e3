import type { NamedPerson } from '@ayana/contracts/service-desk';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { ErrorText } from '@ayana/shared-ui/field';
import { useState } from 'react';
import { PersonPicker } from '../../../components/person-picker/person-picker';
import { messages } from './list-messages';

export interface AssignDialogProps {
  count: number;
  busy: boolean;
  failure: string | null;
  onAssign: (person: string) => void;
  onClose: () => void;
}

/** Hands requests to a colleague. */
export default function AssignDialog({ count, busy, failure, onAssign, onClose }: AssignDialogProps) {
  const [person, setPerson] = useState<NamedPerson | null>(null);
  const [asked, setAsked] = useState(false);
  return (
    <FormDialog
      title={messages.assignTitle(count)}
      onClose={onClose}
      submitLabel={messages.assignTitle(count)}
      busyLabel={messages.assigning}
      busy={busy}
      failure={failure}
      onSubmit={() => {
        setAsked(true);
        if (person !== null) onAssign(person.id);
      }}
    >
      <PersonPicker of="staff" label={messages.colleague} value={person} onChange={setPerson} withMe />
      <ErrorText>{asked && person === null ? messages.colleagueNeeded : null}</ErrorText>
    </FormDialog>
  );
}
