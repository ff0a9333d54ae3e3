import { requestPasswordReset } from '../api';
import { BackToSignIn } from '../screen-layout/back-to-sign-in';
import { IdentityPage } from '../screen-layout/identity-page';
import { LinkForm } from '../links/link-form';
import { RESET_MESSAGES } from '../messages';

/** `/request-password-reset`: sends a link for choosing a new password. */
export function Component() {
  return (
    <IdentityPage>
      <LinkForm
        id="reset-request"
        submit={RESET_MESSAGES.request_submit}
        busy={RESET_MESSAGES.request_busy}
        send={requestPasswordReset}
        head={
          <>
            <h1>{RESET_MESSAGES.request_title}</h1>
            <p>{RESET_MESSAGES.request_lead}</p>
          </>
        }
      />
      <BackToSignIn />
    </IdentityPage>
  );
}
