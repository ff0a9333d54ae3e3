import { Field, Select, TextArea } from '@ayana/shared-ui/field';
import { useState } from 'react';
import { messages } from './messages';
import { RowsDialog, type RowsDialogProps } from './rows-dialog';

/** A change of state, with the words it needs. */
export interface StateChoice<Name extends string> {
  name: Name;
  label: string;
  note: { label: string; hint?: string; needed: string } | null;
  danger?: boolean;
}

export interface StateDialogProps<Name extends string> extends RowsDialogProps {
  title: string;
  description?: string;
  /** The first of one is chosen already. */
  choices: readonly StateChoice<Name>[];
  onSend: (name: Name, note: string) => void;
}

/** Changes the state of rows, with the words why where the change needs them. */
export default function StateDialog<Name extends string>(props: StateDialogProps<Name>) {
  const { title, description, choices, onSend } = props;
  const only = choices.length === 1 ? choices[0] : undefined;
  const [chosen, setChosen] = useState<string>(only?.name ?? '');
  const [note, setNote] = useState('');
  const [asked, setAsked] = useState(false);
  const choice = choices.find(({ name }) => name === chosen);
  const words = choice?.note ?? null;
  return (
    <RowsDialog
      {...props}
      title={title}
      description={description}
      submit={choice?.label ?? messages.state}
      danger={choice?.danger ?? false}
      onSubmit={() => {
        setAsked(true);
        if (choice !== undefined && (words === null || note.trim() !== '')) onSend(choice.name, note.trim());
      }}
    >
      {only === undefined ? (
        <Field label={messages.next} required error={asked && choice === undefined ? messages.stateNeeded : undefined}>
          <Select value={chosen} onChange={({ currentTarget }) => setChosen(currentTarget.value)}>
            <option value="">{messages.choose}</option>
            {choices.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      {words === null ? null : (
        <Field
          label={words.label}
          hint={words.hint}
          required
          error={asked && note.trim() === '' ? words.needed : undefined}
        >
          <TextArea
            rows={4}
            maxLength={1000}
            dir="auto"
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
        </Field>
      )}
    </RowsDialog>
  );
}
