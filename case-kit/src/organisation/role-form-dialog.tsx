import { type DialogForm, FormDialog } from '@ayana/shared-ui/dialog';
import { messages } from './messages';
import { type RoleChoice, RoleField } from './role-field';

const { change: words } = messages;

export interface RoleFormDialogProps {
  form: DialogForm & { values: { role: string } };
  roles: readonly RoleChoice[];
  /** Of the person. */
  name: string;
  onClose: () => void;
}

/** Changes what a person may do. */
export function RoleFormDialog({ form, roles, name, onClose }: RoleFormDialogProps) {
  return (
    <FormDialog
      title={words.title(name)}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      busy={form.busy}
      failure={form.failure}
      formProps={form.formProps}
    >
      <RoleField form={form} roles={roles} />
    </FormDialog>
  );
}
