import { BROADCAST_TEMPLATE_NAME_MAX, type BroadcastTemplate } from '@ayana/contracts/operations';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { Checkbox } from '@ayana/shared-ui/choice';
import { ConfirmDialog, FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { templateMessages } from './messages';
import { changeTemplate, removeTemplate } from './templates.api';

const { save: words, edit, removal } = templateMessages;

export interface ChangeTemplateDialogProps {
  template: BroadcastTemplate;
  act: 'change' | 'remove';
  onClose: () => void;
  onDone: () => void;
}

/** Renames, shares or deletes a template. */
export default function ChangeTemplateDialog({ act, ...props }: ChangeTemplateDialogProps) {
  return act === 'change' ? <Rename {...props} /> : <Remove {...props} />;
}

type PartProps = Omit<ChangeTemplateDialogProps, 'act'>;

function Rename({ template, onClose, onDone }: PartProps) {
  const form = useForm<{ name: string; is_shared: boolean }, BroadcastTemplate>({
    name: `broadcast-template-${template.id}`,
    initial: { name: template.name, is_shared: template.is_shared },
    rules: ({ name }) => ({ name: name.trim() === '' ? words.needName : undefined }),
    send: ({ name, is_shared }) => changeTemplate(template, { name: name.trim(), is_shared }),
    onAccepted: ({ name }) => {
      toast.success(words.done, name);
      onDone();
    },
  });
  return (
    <FormDialog
      size="small"
      title={edit.title}
      onClose={onClose}
      submitLabel={edit.submit}
      busyLabel={words.busy}
      form={form}
    >
      <Field label={words.name} required error={form.errorOf('name')}>
        <TextInput maxLength={BROADCAST_TEMPLATE_NAME_MAX} autoComplete="off" dir="auto" {...form.field('name')} />
      </Field>
      <Checkbox
        checked={form.values.is_shared}
        onChange={({ currentTarget }) => form.set('is_shared', currentTarget.checked)}
      >
        {words.share}
      </Checkbox>
    </FormDialog>
  );
}

function Remove({ template, onClose, onDone }: PartProps) {
  const form = useForm<object>({
    name: `broadcast-template-remove-${template.id}`,
    initial: {},
    send: () => removeTemplate(template),
    onAccepted: () => {
      toast.success(removal.done, template.name);
      onDone();
    },
  });
  return (
    <ConfirmDialog
      title={removal.title}
      text={removal.text(template.name)}
      submitLabel={removal.submit}
      busyLabel={words.busy}
      danger
      form={form}
      onClose={onClose}
    />
  );
}
