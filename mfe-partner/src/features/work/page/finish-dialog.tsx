import { useChange } from '@ayana/portal-kit/screens';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import type { WorkDetail } from '../../../work/work.types';
import { messages } from './messages';
import { answerWork } from './work.api';

const { finish: words } = messages;

export interface FinishDialogProps {
  work: WorkDetail;
  reread: () => void;
  onClose: () => void;
}

/** Asks before work is finished: its papers close then. */
export default function FinishDialog({ work, reread, onClose }: FinishDialogProps) {
  const { run, busy, failure } = useChange(reread);
  return (
    <ConfirmDialog
      title={words.title}
      text={words.text}
      submitLabel={words.submit}
      busyLabel={messages.saving}
      busy={busy !== null}
      failure={failure}
      onClose={onClose}
      onConfirm={() =>
        run(work.id, async () => {
          await answerWork(work, { status: 'done' });
          onClose();
        })
      }
    />
  );
}
