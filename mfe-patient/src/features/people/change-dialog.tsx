import type { Companion, CompanionPermission } from '@ayana/contracts/journey';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { MayChoices } from './may-choices';
import { messages } from './messages';
import { changeMay } from './people.api';

export interface CompanionDialogProps {
  companion: Companion;
  onDone: () => void;
  onClose: () => void;
}

/** Changes what a companion may do. */
export default function ChangeDialog({ companion, onDone, onClose }: CompanionDialogProps) {
  const { change: words } = messages;
  const form = useForm<{ may: CompanionPermission[] }, Companion>({
    name: `companion-may-${companion.id}-${companion.version}`,
    initial: { may: [...companion.may] },
    send: ({ may }) => changeMay(companion, may),
    onAccepted: () => {
      toast.success(words.done, companion.name);
      onDone();
    },
  });
  return (
    <FormDialog
      title={words.title(companion.name)}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      busy={form.busy}
      failure={form.failure}
      formProps={form.formProps}
    >
      <MayChoices value={form.values.may} onChange={(may) => form.set('may', may)} error={form.errorOf('may')} />
    </FormDialog>
  );
}
