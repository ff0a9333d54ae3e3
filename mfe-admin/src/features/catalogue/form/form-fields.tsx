import { Checkbox } from '@ayana/shared-ui/choice';
import { Field, Select, TextArea, TextInput } from '@ayana/shared-ui/field';
import { QuantityInput } from '@ayana/shared-ui/quantity';
import { messages } from '../messages';
import { Beside, FieldGrid, FieldSet, WideField } from './fields.styles';
import { bodyOf, type CatalogueField, hasFewOptions, optionsOf, type Values } from './fields';
import type { ControlProps, FormFieldsProps } from './control-props';
import { RowsField } from './rows-field';
import { SeveralField } from './several-field';
import { valueAtPath } from './value-at';

/** The controls of some fields, in a grid. */
export function FormFields({ form, fields, choices, above = '' }: FormFieldsProps) {
  return (
    <FieldGrid>
      {fields.map((field) => (
        <WideField key={field.name} data-wide={isWide(field) ? '' : undefined}>
          <Control form={form} field={field} choices={choices} path={`${above}${field.name}`} />
        </WideField>
      ))}
    </FieldGrid>
  );
}

function isWide(field: CatalogueField): boolean {
  if (field.wide) return true;
  if (field.kind === 'text') return field.long === true;
  if (field.kind === 'several') return !hasFewOptions(field.options);
  return field.kind === 'rows' || field.kind === 'object' || field.kind === 'lines';
}

function Control({ form, field, choices, path }: ControlProps) {
  const { label, hint, required = false } = field;
  if (field.kind === 'rows')
    return (
      <RowsField form={form} field={field} choices={choices} path={path}>
        {(above) => <FormFields form={form} fields={field.fields} choices={choices} above={above} />}
      </RowsField>
    );
  if (field.kind === 'several') return <SeveralField form={form} field={field} choices={choices} path={path} />;
  if (field.kind === 'object') return <ObjectField form={form} field={field} choices={choices} path={path} />;
  if (field.kind === 'flag') return <FlagControl form={form} path={path} label={label} />;
  const input = form.field(path);
  return (
    <Field
      label={label}
      required={required}
      error={form.errorOf(path)}
      hint={hint ?? (field.kind === 'lines' ? messages.form.lines : undefined)}
    >
      {field.kind === 'one' ? (
        <Select {...input}>
          <option value="">{messages.form.choose}</option>
          {optionsOf(field.options, choices).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      ) : field.kind === 'number' ? (
        <QuantityInput
          kind={field.counts ?? 'count'}
          {...(field.isPossible && { isPossible: field.isPossible })}
          signed={field.signed === true}
          {...input}
        />
      ) : field.kind === 'lines' ? (
        <TextArea rows={4} dir="auto" {...input} />
      ) : field.long ? (
        <TextArea rows={4} maxLength={field.max} dir="auto" {...input} />
      ) : (
        <TextInput type={field.type ?? 'text'} maxLength={field.max} dir={dirOf(field.type)} {...input} />
      )}
    </Field>
  );
}

/** Addresses, numbers and times read from the left in every language. */
const dirOf = (type: string | undefined): 'ltr' | 'auto' => (type === undefined ? 'auto' : 'ltr');

function FlagControl({ form, path, label }: { form: FormFieldsProps['form']; path: string; label: string }) {
  const checked = valueAtPath(form.values, path);
  return (
    <Checkbox
      name={path}
      checked={checked === true}
      onChange={({ currentTarget }) => form.set(path, currentTarget.checked)}
    >
      {label}
    </Checkbox>
  );
}

/** The fields of an object, beside the drawing that they make. */
function ObjectField(props: ControlProps & { field: Extract<CatalogueField, { kind: 'object' }> }) {
  const { form, field, choices, path } = props;
  const values = valueAtPath(form.values, path) as Values;
  const picture = field.picture?.(bodyOf(field.fields, values)) ?? null;
  return (
    <FieldSet>
      <legend>{field.label}</legend>
      <Beside>
        {picture === null ? null : <img src={picture} alt="" width={120} height={150} />}
        <FormFields form={form} fields={field.fields} choices={choices} above={`${path}.`} />
      </Beside>
    </FieldSet>
  );
}
