import { DeclineFormDialog, declineProblems, type DeclineValues, NO_REASON } from '@ayana/case-kit/work';
import { ASSIGNMENT_KIND_NAMES } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { useNavigate } from 'react-router-dom';
import { QUEUE_PATH } from '../../../paths';
import { type CaseWork, changeWork } from './work.api';

export interface OwnWorkDialogProps {
  work: CaseWork;
  reread: () => void;
  onClose: () => void;
}

/** Declines work. The case is no longer the reader's then. */
export default function DeclineDialog({ work, reread, onClose }: OwnWorkDialogProps) {
  const navigate = useNavigate();
  const form = useForm<DeclineValues, CaseWork>({
    name: `case-work-decline-${work.id}`,
    initial: NO_REASON,
    rules: declineProblems,
    send: async ({ declined_reason }) => {
      try {
        return await changeWork(work, { status: 'declined', declined_reason: declined_reason.trim() });
      } catch (error) {
        reread();
        throw error;
      }
    },
    onAccepted: () => void navigate(QUEUE_PATH),
  });
  return <DeclineFormDialog form={form} kind={ASSIGNMENT_KIND_NAMES[work.kind]} onClose={onClose} />;
}
