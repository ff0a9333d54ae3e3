import type { FieldProps } from '@ayana/shared-ui/field';
import { Field, Select } from '@ayana/shared-ui/field';
import { usePart } from '@ayana/portal-kit/screens';
import { useEffect, useRef } from 'react';
import { messages } from './messages';
import type { Recipient } from './orders.api';

export interface RecipientFieldProps {
  label: FieldProps['label'];
  read: () => Promise<Recipient[]>;
  field: { name: string; value: string; onChange: (event: { currentTarget: { value: string } }) => void };
  error: string | undefined;
  set: (id: string) => void;
}

/** A laboratory or a pharmacy; the only one is chosen by itself. Until they are read the field says so, as when they cannot be read. */
export function RecipientField({ label, read, field, error, set }: RecipientFieldProps) {
  const { value: recipients, failure } = usePart({ key: field.name, read });
  const only = recipients?.length === 1 ? recipients[0]?.id : undefined;
  const choose = useRef(set);
  useEffect(() => {
    choose.current = set;
  });
  const isRead = recipients !== null || failure !== null;
  const isEmpty = field.value === '';
  useEffect(() => {
    if (only !== undefined && isEmpty) choose.current(only);
  }, [only, isEmpty]);
  return (
    <Field label={label} required error={failure === null ? error : messages.failed}>
      <Select {...field}>
        <option value="">{isRead ? messages.doctor.form.choose : messages.doctor.form.loading}</option>
        {(recipients ?? []).map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
