import { type RecordGrant, withdrawGrant } from '@ayana/case-kit/papers';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { papersText } from './grant-words';
import { messages } from './messages';

export interface EndDialogProps {
  /** Who may read them now. */
  name: string;
  grants: readonly RecordGrant[];
  onDone: () => void;
  onClose: () => void;
}

/** Asks before someone may no longer read papers. */
export default function EndDialog({ name, grants, onDone, onClose }: EndDialogProps) {
  const { ending: words } = messages;
  const form = useForm<object>({
    name: `grant-end-${grants[0]?.id ?? ''}`,
    initial: {},
    // Ending one again changes nothing: a lost answer does no harm.
    send: async () => {
      for (const { id } of grants) await withdrawGrant(id);
    },
    onAccepted: () => {
      toast.success(words.doneTitle, words.done(name));
      onDone();
    },
  });
  return (
    <ConfirmDialog
      title={words.title}
      text={words.text(name, papersText(grants))}
      submitLabel={words.submit}
      busyLabel={words.busy}
      danger
      form={form}
      onClose={onClose}
    />
  );
}
