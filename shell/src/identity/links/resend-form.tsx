import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { resendVerification } from '../api';
import { loginAddress } from '../login-address';
import { INBOX_TEXTS } from '../messages';
import { LinkForm } from './link-form';

/** Sends the link that confirms an address again. */
export function ResendForm({ head }: { head: ReactNode }) {
  const [search] = useSearchParams();
  return (
    <LinkForm
      id="resend"
      action={loginAddress(search, 'resend')}
      submit={INBOX_TEXTS.resend_submit}
      busy={INBOX_TEXTS.resend_busy}
      send={resendVerification}
      head={head}
    />
  );
}
