import type { NamedPerson } from '@ayana/contracts/service-desk';
import { ErrorText } from '@ayana/shared-ui/field';
import { useState } from 'react';
import { PersonPicker } from '../person-picker/person-picker';
import { messages } from './messages';
import { RowsDialog, type RowsDialogProps } from './rows-dialog';

export interface OwnerDialogProps extends RowsDialogProps {
  title: string;
  description?: string;
  onAssign: (person: string) => void;
}

/** Gives rows to a colleague. */
export default function OwnerDialog(props: OwnerDialogProps) {
  const { title, onAssign } = props;
  const [person, setPerson] = useState<NamedPerson | null>(null);
  const [asked, setAsked] = useState(false);
  return (
    <RowsDialog
      {...props}
      submit={title}
      onSubmit={() => {
        setAsked(true);
        if (person !== null) onAssign(person.id);
      }}
    >
      <PersonPicker of="staff" label={messages.colleague} value={person} onChange={setPerson} withMe />
      <ErrorText>{asked && person === null ? messages.colleagueNeeded : null}</ErrorText>
    </RowsDialog>
  );
}
