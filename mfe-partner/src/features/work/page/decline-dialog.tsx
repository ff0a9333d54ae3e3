import { DeclineFormDialog, declineProblems, type DeclineValues, NO_REASON } from '@ayana/case-kit/work';
import { ASSIGNMENT_KIND_NAMES } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { useNavigate } from 'react-router-dom';
import { useBasePath } from '../../../paths';
import type { WorkDetail } from '../../../work/work.types';
import { answerWork } from './work.api';

export interface AnswerDialogProps {
  work: WorkDetail;
  reread: () => void;
  onClose: () => void;
}

/** Declines work. It is no longer the reader's then, so the page leads to what is waiting. */
export default function DeclineDialog({ work, reread, onClose }: AnswerDialogProps) {
  const navigate = useNavigate();
  const base = useBasePath();
  const form = useForm<DeclineValues, WorkDetail>({
    name: `work-decline-${work.id}`,
    initial: NO_REASON,
    rules: declineProblems,
    send: async ({ declined_reason }) => {
      try {
        return await answerWork(work, { status: 'declined', declined_reason: declined_reason.trim() });
      } catch (error) {
        reread();
        throw error;
      }
    },
    onAccepted: () => void navigate(base),
  });
  return <DeclineFormDialog form={form} kind={ASSIGNMENT_KIND_NAMES[work.kind]} onClose={onClose} />;
}
