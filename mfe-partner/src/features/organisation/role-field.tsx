import { MEMBER_ROLE_NAMES, MEMBER_ROLES, type MemberRole } from '@ayana/contracts/organisations';
import type { Form } from '@ayana/portal-kit/screens';
import { Field, Select } from '@ayana/shared-ui/field';
import { messages } from './messages';

type RoleForm = Pick<Form<object>, 'field' | 'errorOf'> & { values: { role: MemberRole } };

/** What a person may do within the organisation. */
export function RoleField({ form, label }: { form: RoleForm; label: string }) {
  return (
    <Field label={label} required hint={messages.roles[form.values.role]} error={form.errorOf('role')}>
      <Select {...form.field('role')}>
        {MEMBER_ROLES.map((role) => (
          <option key={role} value={role}>
            {MEMBER_ROLE_NAMES[role]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
