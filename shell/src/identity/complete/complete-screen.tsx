import { ApiProblem, type Session } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Spinner } from '@ayana/shared-ui/spinner';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type OutsidePerson, readOutsidePerson } from '../api';
import { MessageScreen } from '../screen-layout/message-screen';
import { loginAddress } from '../login-address';
import { COMPLETE_MESSAGES, RESET_MESSAGES } from '../messages';
import { IDENTITY_FORM_MESSAGES } from '../forms/messages';
import { CompleteForm } from './complete-form';

type State =
  | { step: 'reading' }
  | { step: 'dead' }
  | { step: 'failed'; message: string }
  | { step: 'read'; person: OutsidePerson };

interface CompleteProps {
  token: string;
  onSignedIn: (session: Session) => void;
}

/** A new user from a provider: names and consent are still needed. */
export function CompleteScreen(props: CompleteProps) {
  const [tries, setTries] = useState(0);
  return <Reading key={tries} {...props} onAgain={() => setTries(tries + 1)} />;
}

/** Loads once what the provider says about the user. */
function Reading({ token, onSignedIn, onAgain }: CompleteProps & { onAgain: () => void }) {
  const [state, setState] = useState<State>({ step: 'reading' });
  const [search] = useSearchParams();
  useEffect(() => {
    let current = true;
    const settle = (next: State): void => {
      if (current) setState(next);
    };
    readOutsidePerson(token).then(
      (person) => settle({ step: 'read', person }),
      (error: unknown) => settle(failureOf(error)),
    );
    return () => {
      current = false;
    };
  }, [token]);
  if (state.step === 'read') return <CompleteForm token={token} person={state.person} onSignedIn={onSignedIn} />;
  if (state.step === 'reading')
    return (
      <MessageScreen title={COMPLETE_MESSAGES.title}>
        <Spinner label={COMPLETE_MESSAGES.loading} />
        <noscript>{IDENTITY_FORM_MESSAGES.no_script}</noscript>
      </MessageScreen>
    );
  if (state.step === 'failed')
    return (
      <MessageScreen title={COMPLETE_MESSAGES.title} key="failed">
        <p role="alert">{state.message}</p>
        <Button onClick={onAgain}>{IDENTITY_FORM_MESSAGES.retry}</Button>
      </MessageScreen>
    );
  return (
    <MessageScreen title={COMPLETE_MESSAGES.dead_title} key="dead">
      <p>{COMPLETE_MESSAGES.dead}</p>
      <Button as={Link} to={loginAddress(search)} size="large" wide>
        {RESET_MESSAGES.sign_in}
      </Button>
    </MessageScreen>
  );
}

function failureOf(error: unknown): State {
  const problem = error instanceof ApiProblem ? error : undefined;
  const dead = problem !== undefined && [404, 410, 422].includes(problem.status);
  return dead ? { step: 'dead' } : { step: 'failed', message: problem?.message ?? IDENTITY_FORM_MESSAGES.no_answer };
}
