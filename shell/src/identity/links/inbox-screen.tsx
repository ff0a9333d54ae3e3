import { Button } from '@ayana/shared-ui/button';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { MessageScreen } from '../screen-layout/message-screen';
import { ProblemBox } from '../forms/form.styles';
import { CHECK_INBOX_MESSAGES } from '../messages';
import { useResend } from './use-resend';

/** Shown after a link was sent: where to find it, how to send it again, and how to correct the address. */
export function InboxScreen({
  email,
  sentTo = CHECK_INBOX_MESSAGES.sent,
  what = CHECK_INBOX_MESSAGES.what,
  again,
  onBack,
}: {
  email: string;
  /** The text before the address. */
  sentTo?: string;
  /** The purpose of the link. */
  what?: ReactNode | undefined;
  again?: ((email: string) => Promise<unknown>) | undefined;
  /** Absent where the address cannot be changed. */
  onBack: (() => void) | undefined;
}) {
  const { busy, failure, left, send, sent } = useResend(email, {
    justSent: true,
    ...(again === undefined ? {} : { again }),
  });
  return (
    <MessageScreen title={CHECK_INBOX_MESSAGES.title}>
      <MailCheck size={40} aria-hidden="true" color="var(--teal-700)" />
      <p>
        {sentTo} <strong>{email}</strong>. {what}
      </p>
      <p>{CHECK_INBOX_MESSAGES.nothing}</p>
      <div role="alert">{failure === undefined ? null : <ProblemBox>{failure}</ProblemBox>}</div>
      <Button variant="outline" wide busy={busy} notReady={left > 0} onClick={send}>
        {left > 0 ? CHECK_INBOX_MESSAGES.again_in(left) : CHECK_INBOX_MESSAGES.again}
      </Button>
      <p role="status">{sent ? CHECK_INBOX_MESSAGES.sent_again : null}</p>
      {onBack === undefined ? null : (
        <TextLink as="button" type="button" onClick={onBack}>
          {CHECK_INBOX_MESSAGES.wrong}
        </TextLink>
      )}
    </MessageScreen>
  );
}
