import type { ReactNode } from 'react';
import { resendVerification } from '../api';
import { INBOX_TEXTS } from '../messages';
import { LinkForm } from './link-form';

/** Has the link that confirms an address sent once more. */
export function ResendForm({ head }: { head: ReactNode }) {
  return (
    <LinkForm
      id="resend"
      submit={INBOX_TEXTS.resend_submit}
      busy={INBOX_TEXTS.resend_busy}
      send={resendVerification}
      head={head}
    />
  );
}
