import { MEMBER_ROLE_CHOICES } from '@ayana/contracts/organisations';
import type { DialogForm } from '@ayana/shared-ui/dialog';
import { Field, Select } from '@ayana/shared-ui/field';
import { messages } from './messages';

export interface RoleFieldProps {
  form: Pick<DialogForm, 'field' | 'errorOf'> & { values: { role: string } };
}

/** What a person may do within their organisation, to be chosen. */
export function RoleField({ form }: RoleFieldProps) {
  const chosen = MEMBER_ROLE_CHOICES.find(({ role }) => role === form.values.role);
  return (
    <Field label={messages.role} required hint={chosen?.may} error={form.errorOf('role')}>
      <Select {...form.field('role')}>
        {MEMBER_ROLE_CHOICES.map(({ role, name }) => (
          <option key={role} value={role}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
