import type { CaseMessage } from '@ayana/case-kit/conversation';
import { CONFIRMED_HOW_MAX } from '@ayana/contracts/journey';
import { api, dataOf } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { FormDialog } from '@ayana/shared-ui/dialog';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { messages } from './messages';

const { confirming: words } = messages;

export interface ConfirmSenderProps {
  threadId: string;
  messageId: string;
  onDone: (message: CaseMessage) => void;
  onClose: () => void;
}

const confirmSender = (id: string, message_id: string, how: string, key: string): Promise<CaseMessage> =>
  dataOf(
    api.POST('/threads/{id}/messages/{message_id}/confirmation', {
      params: { path: { id, message_id } },
      headers: { 'Idempotency-Key': key },
      body: { how },
    }),
  );

/** Says that the sender of one message is who they say they are, and how that was made sure. */
export default function ConfirmSender({ threadId, messageId, onDone, onClose }: ConfirmSenderProps) {
  const form = useForm<{ how: string }, CaseMessage>({
    name: `confirm-sender-${messageId}`,
    initial: { how: '' },
    rules: ({ how }) => ({ how: how.trim() === '' ? words.needed : undefined }),
    send: ({ how }, key) => confirmSender(threadId, messageId, how.trim(), key),
    onAccepted: onDone,
  });
  return (
    <FormDialog
      size="small"
      title={words.title}
      description={words.text}
      onClose={onClose}
      submitLabel={words.submit}
      busyLabel={words.busy}
      form={form}
    >
      <Field label={words.how} hint={words.hint} required error={form.errorOf('how')}>
        <TextInput dir="auto" maxLength={CONFIRMED_HOW_MAX} {...form.field('how')} />
      </Field>
    </FormDialog>
  );
}
