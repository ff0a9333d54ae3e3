import { ApiProblem, refreshSession, type Session, toast, useSession } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Spinner } from '@ayana/shared-ui/spinner';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { rememberEmail } from '../account-email';
import { type ConfirmedEmail, verifyEmail } from '../api';
import { BackToSignIn } from '../screen-layout/back-to-sign-in';
import { MessageScreen } from '../screen-layout/message-screen';
import { Quiet, WithScript } from '../forms/form.styles';
import { type Posted, usePosted } from '../forms/posted';
import { PostedKeys } from '../forms/posted-keys';
import { VERIFY_EMAIL_MESSAGES } from '../messages';
import { IDENTITY_FORM_MESSAGES } from '../forms/messages';
import { ResendForm } from './resend-form';
import { WhichSignUpForm } from './which-sign-up-form';

type State =
  | { step: 'asking' }
  | { step: 'which'; message: string }
  | { step: 'done'; purpose: 'sign_up' | 'change_email' }
  | { step: 'dead' }
  | { step: 'failed'; message: string };

/**
 * Confirms an address with the token of a mail, once. An expired link offers a new one; offline it can be retried.
 * @param onSignedIn called where the link has signed in
 * @param children the sign-in form, shown once the address is confirmed
 */
export function VerifyScreen({
  token,
  onSignedIn,
  children,
}: {
  token: string;
  onSignedIn: (session: Session) => void;
  children: ReactNode;
}) {
  const plain = usePosted('verify');
  const which = usePosted('which-sign-up');
  const [state, setState] = useState<State>(() => answeredBy(plain ?? which) ?? { step: 'asking' });
  const signedIn = useSession((session) => session.status !== 'signed_out');
  const asked = useRef(state.step !== 'asking');

  const confirmed = useCallback(
    async ({ email, purpose, session }: ConfirmedEmail) => {
      rememberEmail(email);
      if (session !== null) {
        toast.secondary(VERIFY_EMAIL_MESSAGES.done_title, VERIFY_EMAIL_MESSAGES.signed_in);
        return onSignedIn(session);
      }
      // The signed-in account may have a new address now.
      if (useSession.getState().status !== 'signed_out') await refreshSession().catch(() => false);
      setState({ step: 'done', purpose });
    },
    [onSignedIn],
  );
  const ask = useCallback(async () => {
    setState({ step: 'asking' });
    try {
      await confirmed(await verifyEmail(token));
    } catch (error) {
      setState(failureOf(error));
    }
  }, [confirmed, token]);

  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    void ask();
  }, [ask]);

  if (state.step === 'asking')
    return (
      <MessageScreen title={VERIFY_EMAIL_MESSAGES.title}>
        <WithScript>
          <Spinner label={VERIFY_EMAIL_MESSAGES.text} />
        </WithScript>
        <PlainForm />
      </MessageScreen>
    );
  if (state.step === 'failed')
    return (
      <MessageScreen title={VERIFY_EMAIL_MESSAGES.failed_title} key="failed">
        <p role="alert">{state.message}</p>
        <WithScript>
          <Button onClick={() => void ask()}>{IDENTITY_FORM_MESSAGES.retry}</Button>
        </WithScript>
        <PlainForm />
      </MessageScreen>
    );
  if (state.step === 'which')
    return (
      <WhichSignUpForm
        token={token}
        message={state.message}
        onConfirmed={(answer) => void confirmed(answer)}
        onDead={() => setState({ step: 'dead' })}
      />
    );
  if (state.step === 'dead')
    return (
      <>
        <ResendForm
          head={
            <MessageScreen title={VERIFY_EMAIL_MESSAGES.dead_title}>
              <p>{VERIFY_EMAIL_MESSAGES.dead}</p>
              <Quiet>{VERIFY_EMAIL_MESSAGES.dead_change}</Quiet>
            </MessageScreen>
          }
        />
        <BackToSignIn />
      </>
    );
  const changed = state.purpose === 'change_email';
  return (
    <>
      <MessageScreen
        title={changed ? VERIFY_EMAIL_MESSAGES.changed_title : VERIFY_EMAIL_MESSAGES.done_title}
        key="done"
      >
        <p role="status">
          {changed
            ? signedIn
              ? VERIFY_EMAIL_MESSAGES.changed_signed_in
              : VERIFY_EMAIL_MESSAGES.changed
            : VERIFY_EMAIL_MESSAGES.done}
        </p>
      </MessageScreen>
      {changed && signedIn ? (
        <p>
          <Button as={Link} to="/profile">
            {VERIFY_EMAIL_MESSAGES.go_on}
          </Button>
        </p>
      ) : (
        children
      )}
    </>
  );
}

/** Without scripts a button confirms the address. */
function PlainForm() {
  return (
    <noscript>
      <form method="post">
        <p>{VERIFY_EMAIL_MESSAGES.lead}</p>
        <PostedKeys form="verify" />
        <Button type="submit" size="large" wide>
          {VERIFY_EMAIL_MESSAGES.submit}
        </Button>
      </form>
    </noscript>
  );
}

/** The server's answer to a posted form. */
function answeredBy(posted: Posted | undefined): State | undefined {
  if (posted === undefined) return undefined;
  const { done, errors, problem } = posted;
  if (done === 'sign_up' || done === 'change_email') return { step: 'done', purpose: done };
  return problem === null ? undefined : failureOf(new ApiProblem({ ...problem, errors: [...errors] }));
}

function failureOf(error: unknown): State {
  const problem = error instanceof ApiProblem ? error : undefined;
  const asked = problem?.errors.find(({ field }) => field === 'password');
  if (asked !== undefined) return { step: 'which', message: asked.message };
  if (problem?.code === 'link_invalid' || problem?.status === 422) return { step: 'dead' };
  return { step: 'failed', message: problem?.message ?? IDENTITY_FORM_MESSAGES.no_answer };
}
