import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { listText } from '@ayana/contracts/language';
import type { TestMail } from '../mail-status';
import { messages as shared } from '../messages';
import { Controls } from '../test-pages.styles';
import { messages } from './messages';
import { type Chosen, firstRecipient, sendTest } from './test-email.api';

/** Sends the mail that is shown to an address of the allow-list. */
export function SendForm({
  chosen,
  recipients,
  onSent,
}: {
  chosen: Chosen;
  recipients: readonly string[];
  onSent: () => void;
}) {
  const form = useForm<{ to: string }, TestMail>({
    name: 'test-email',
    initial: { to: firstRecipient(recipients) },
    send: ({ to }, key) => sendTest(chosen, to, key),
    onAccepted: ({ to }) => {
      toast.success(messages.queued, to ?? '');
      onSent();
    },
  });
  if (recipients.length === 0) return <Notice>{shared.noneAllowed}</Notice>;
  return (
    <form {...form.formProps}>
      {form.failure === null ? null : <Notice tone="failed">{form.failure}</Notice>}
      <Controls>
        <Field label={messages.to} required hint={shared.allowed(listText(recipients))} error={form.errorOf('to')}>
          <TextInput type="email" autoComplete="off" dir="ltr" {...form.field('to')} />
        </Field>
        <Button type="submit" busy={form.busy} busyLabel={messages.sending}>
          {messages.send}
        </Button>
      </Controls>
    </form>
  );
}
