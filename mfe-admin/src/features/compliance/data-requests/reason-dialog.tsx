import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextArea } from '@ayana/shared-ui/field';
import { messages as shared } from '../parts/messages';
import type { DataRequestDetail } from '../types';
import { extendDataRequest, refuseDataRequest } from './data-requests.api';
import { messages } from './messages';

const { refuse } = messages;

export interface ActDialogProps {
  request: DataRequestDetail;
  onClose: () => void;
  onDone: () => void;
}

/** Refuses a request, or says that it takes longer; the person reads why. */
export default function ReasonDialog({
  what,
  request,
  onClose,
  onDone,
}: ActDialogProps & { what: 'refuse' | 'extend' }) {
  // Its name is that of the API's problem.
  const field = what === 'refuse' ? 'note' : 'reason';
  const form = useForm<{ note: string; reason: string }, DataRequestDetail>({
    name: `data-request-${what}-${request.id}`,
    initial: { note: '', reason: '' },
    rules: (values) => ({ [field]: values[field].trim() === '' ? refuse.reasonNeeded : undefined }),
    send: ({ note, reason }) =>
      what === 'refuse' ? refuseDataRequest(request, note.trim()) : extendDataRequest(request, reason.trim()),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      title={messages[what].title}
      {...(what === 'extend' ? { description: messages.extend.text } : {})}
      onClose={onClose}
      submitLabel={messages[what].submit}
      busyLabel={shared.busy}
      danger={what === 'refuse'}
      form={form}
    >
      <Field
        label={refuse.reason}
        hint={what === 'refuse' ? refuse.reasonHint : messages.detail.reread}
        required
        error={form.errorOf(field)}
      >
        <TextArea rows={4} maxLength={700} {...form.field(field)} />
      </Field>
    </FormDialog>
  );
}
