import type { NamedPerson, ServiceField } from '@ayana/contracts/service-desk';
import type { Form } from '@ayana/portal-kit/screens';
import { DateInput, Field, Select, TextArea, TextInput } from '@ayana/shared-ui/field';
import type { ReactNode } from 'react';
import { ANSWERS, type AnswerValues } from './answers';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { messages } from '../../../components/service-desk/messages';
import { PersonPicker } from '../../../components/person-picker/person-picker';

export interface ServiceFieldsProps {
  fields: readonly ServiceField[];
  /** A form whose values have `answers`. */
  form: Pick<Form<{ answers: AnswerValues }>, 'field' | 'errorOf' | 'set' | 'values'>;
}

/** The questions of a service, drawn from its data. */
export function ServiceFields({ fields, form }: ServiceFieldsProps) {
  return fields.map((field) => {
    const path = `${ANSWERS}.${field.key}`;
    return (
      <Field
        key={field.key}
        label={field.label}
        required={field.required}
        optional={!field.required}
        hint={field.help ?? undefined}
        error={form.errorOf(path)}
      >
        <Control field={field} path={path} form={form} />
      </Field>
    );
  });
}

function Control({ field, path, form }: { field: ServiceField; path: string; form: ServiceFieldsProps['form'] }) {
  const props = form.field(path);
  switch (field.kind) {
    case 'text':
      return <TextInput {...props} maxLength={200} />;
    case 'long_text':
      return <TextArea {...props} rows={4} maxLength={1000} />;
    case 'number':
      return <QuantityInput kind="measure" signed {...props} />;
    case 'date':
      return <DateInput {...props} />;
    case 'choice':
      return (
        <Choices {...props}>
          {field.choices.map((choice) => (
            <option key={choice} value={choice}>
              {choice}
            </option>
          ))}
        </Choices>
      );
    case 'yes_no':
      return (
        <Choices {...props}>
          <option value="yes">{messages.yes}</option>
          <option value="no">{messages.no}</option>
        </Choices>
      );
    case 'user': {
      const person = form.values.answers[field.key];
      return (
        <PersonPicker
          label={messages.person}
          value={typeof person === 'object' ? person : null}
          onChange={(next: NamedPerson | null) => form.set(path, next ?? '')}
          withMe
        />
      );
    }
  }
}

type FieldProps = ReturnType<ServiceFieldsProps['form']['field']>;

function Choices({ children, ...props }: FieldProps & { children: ReactNode }) {
  return (
    <Select {...props}>
      <option value="">{messages.choose}</option>
      {children}
    </Select>
  );
}
