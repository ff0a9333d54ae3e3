import { ASSIGNMENT_KIND_NAMES } from '@ayana/contracts/journey';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { useNavigate } from 'react-router-dom';
import { QUEUE_PATH } from '../paths';
import { messages } from './messages';
import { type CaseWork, changeWork } from './work.api';

const {
  own,
  own: { decline: words },
} = messages;

export interface OwnWorkDialogProps {
  work: CaseWork;
  reread: () => void;
  onClose: () => void;
}

/** Declines work, with the reason. The case is no longer the reader's then. */
export default function DeclineDialog({ work, reread, onClose }: OwnWorkDialogProps) {
  const navigate = useNavigate();
  const form = useForm<{ declined_reason: string }, CaseWork>({
    name: `case-work-decline-${work.id}`,
    initial: { declined_reason: '' },
    rules: ({ declined_reason }) => ({ declined_reason: declined_reason.trim() === '' ? words.needed : undefined }),
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
  return (
    <FormDialog
      title={words.title}
      description={ASSIGNMENT_KIND_NAMES[work.kind]}
      size="small"
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={own.busy}
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
