import { CHECK_INBOX_MESSAGES, LOGIN_MESSAGES } from '../messages';
import { useResend } from './use-resend';

/** Shown when a sign-in failed because the address is not confirmed. */
export function ResendLine({ email }: { email: string }) {
  const { busy, failure, left, send, sent } = useResend(email);
  return (
    <>
      <button type="button" aria-disabled={busy || left > 0 || undefined} onClick={send}>
        {left > 0 ? CHECK_INBOX_MESSAGES.again_in(left) : LOGIN_MESSAGES.send_again}
      </button>
      <p role="status">{sent ? `${CHECK_INBOX_MESSAGES.sent} ${email}.` : failure}</p>
    </>
  );
}
