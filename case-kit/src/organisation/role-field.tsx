import type { DialogForm } from '@ayana/shared-ui/dialog';
import { Field, Select } from '@ayana/shared-ui/field';
import { messages } from './messages';

/** A role to choose, with what it may do. */
export interface RoleChoice {
  role: string;
  name: string;
  may: string;
}
export interface RoleFieldProps {
  form: Pick<DialogForm, 'field' | 'errorOf'> & { values: { role: string } };
  roles: readonly RoleChoice[];
}

/** What a person may do within their organisation. */
export function RoleField({ form, roles }: RoleFieldProps) {
  const chosen = roles.find(({ role }) => role === form.values.role);
  return (
    <Field label={messages.role} required hint={chosen?.may} error={form.errorOf('role')}>
      <Select {...form.field('role')}>
        {roles.map(({ role, name }) => (
          <option key={role} value={role}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
