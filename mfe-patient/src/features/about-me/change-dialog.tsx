import type { Companion, CompanionPermission } from '@ayana/contracts/journey';
import { toast, useSession } from '@ayana/portal-kit';
import { useSharedEdit } from '@ayana/portal-kit/screens';
import { EditDialog } from '@ayana/shared-ui/edit-notice';
import { MayChoices } from './may-choices';
import { messages } from './messages';
import { changeMay } from './about-me.api';

export interface CompanionDialogProps {
  companion: Companion;
  reread: () => void;
  onDone: () => void;
  onClose: () => void;
}

/** Changes what a companion may do. */
export default function ChangeDialog({ companion, reread, onDone, onClose }: CompanionDialogProps) {
  const { change: words } = messages;
  // Only the patient changes it: another save is their own, elsewhere.
  const me = useSession(({ user }) => user?.['name']);
  const name = typeof me === 'string' ? me : null;
  const edit = useSharedEdit<{ may: CompanionPermission[] }, Companion>({
    name: `companion-may-${companion.id}`,
    latest: { version: companion.version, fields: { may: [...companion.may] }, by: { name, at: '' } },
    labelOf: () => messages.form.may,
    textOf: (_name, { may }) => may.map((each) => messages.may[each].label).join('\n'),
    save: (_changed, { may }, version) => changeMay({ id: companion.id, version }, may),
    onSaved: () => {
      toast.success(words.done, companion.name);
      onDone();
    },
    reread,
  });
  const { form } = edit;
  return (
    <EditDialog
      title={words.title(companion.name)}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      edit={edit}
    >
      <MayChoices value={form.values.may} onChange={(may) => form.set('may', may)} error={form.errorOf('may')} />
    </EditDialog>
  );
}
