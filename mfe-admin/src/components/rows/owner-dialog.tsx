import { ErrorText } from '@ayana/shared-ui/field';
import { useState } from 'react';
import { type Holder, PersonPicker } from '../person-picker/person-picker';
import { messages } from './messages';
import { RowsDialog, type RowsDialogProps } from './rows-dialog';

export interface OwnerDialogProps extends RowsDialogProps {
  title: string;
  description?: string;
  /** Groups can be chosen as well. */
  withGroups?: boolean;
  onAssign: (person: string, isGroup: boolean) => void;
}

/** Gives rows to a colleague, or to a group. */
export default function OwnerDialog(props: OwnerDialogProps) {
  const { title, withGroups = false, onAssign } = props;
  const [person, setPerson] = useState<Holder | null>(null);
  const [asked, setAsked] = useState(false);
  return (
    <RowsDialog
      {...props}
      submit={title}
      onSubmit={() => {
        setAsked(true);
        if (person !== null) onAssign(person.id, person.is_group === true);
      }}
    >
      <PersonPicker
        of={withGroups ? 'holders' : 'staff'}
        label={withGroups ? messages.holder : messages.colleague}
        value={person}
        onChange={setPerson}
        withMe
      />
      <ErrorText>{asked && person === null ? messages.colleagueNeeded : null}</ErrorText>
    </RowsDialog>
  );
}
