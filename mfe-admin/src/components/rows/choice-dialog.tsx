import { Field, Select } from '@ayana/shared-ui/field';
import { useState } from 'react';
import { messages } from './messages';
import { RowsDialog, type RowsDialogProps } from './rows-dialog';

export interface ChoiceDialogProps extends RowsDialogProps {
  title: string;
  description?: string;
  label: string;
  needed: string;
  submit: string;
  danger?: boolean;
  options: readonly { value: string; label: string }[];
  onSend: (value: string) => void;
}

/** Gives rows one of a few values, such as a severity. */
export default function ChoiceDialog(props: ChoiceDialogProps) {
  const { label, needed, options, onSend } = props;
  const [value, setValue] = useState('');
  const [asked, setAsked] = useState(false);
  return (
    <RowsDialog
      {...props}
      onSubmit={() => {
        setAsked(true);
        if (value !== '') onSend(value);
      }}
    >
      <Field label={label} required error={asked && value === '' ? needed : undefined}>
        <Select value={value} onChange={({ currentTarget }) => setValue(currentTarget.value)}>
          <option value="">{messages.choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </Field>
    </RowsDialog>
  );
}
