import { ASSIGNMENT_KIND_NAMES } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { useNavigate } from 'react-router-dom';
import { useBasePath } from '../../../paths';
import type { WorkDetail } from '../../../work/work.types';
import { messages } from './messages';
import { answerWork } from './work.api';

const { decline: words } = messages;

export interface AnswerDialogProps {
  work: WorkDetail;
  reread: () => void;
  onClose: () => void;
}

/** Declines work, with the reason. It is no longer the reader's then, so the page leads to what is waiting. */
export default function DeclineDialog({ work, reread, onClose }: AnswerDialogProps) {
  const navigate = useNavigate();
  const base = useBasePath();
  const form = useForm<{ declined_reason: string }, WorkDetail>({
    name: `work-decline-${work.id}`,
    initial: { declined_reason: '' },
    rules: ({ declined_reason }) => ({ declined_reason: declined_reason.trim() === '' ? words.needed : undefined }),
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
  return (
    <FormDialog
      title={words.title}
      description={ASSIGNMENT_KIND_NAMES[work.kind]}
      size="small"
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={messages.saving}
      busy={form.busy}
      failure={form.failure}
      danger
      formProps={form.formProps}
    >
      <p>{words.text}</p>
      <Field label={words.reason} required error={form.errorOf('declined_reason')}>
        <TextArea rows={3} maxLength={1000} dir="auto" {...form.field('declined_reason')} />
      </Field>
    </FormDialog>
  );
}
