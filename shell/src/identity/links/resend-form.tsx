import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { resendVerification } from '../api';
import { loginAddress } from '../login-address';
import { CHECK_INBOX_MESSAGES } from '../messages';
import { LinkForm } from './link-form';

/** Sends the link that confirms an address again. */
export function ResendForm({ head }: { head: ReactNode }) {
  const [search] = useSearchParams();
  return (
    <LinkForm
      id="resend"
      action={loginAddress(search, 'resend')}
      submit={CHECK_INBOX_MESSAGES.resend_submit}
      busy={CHECK_INBOX_MESSAGES.resend_busy}
      send={resendVerification}
      head={head}
    />
  );
}
