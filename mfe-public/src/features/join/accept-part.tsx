import { homePortal } from '@ayana/contracts/identity';
import { ApiProblem, refreshSession, useSession } from '@ayana/portal-kit';
import { Button, Notice } from '@ayana/shared-ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';

import { accountHref, acceptInvitation } from './load-invitation';
import { JOIN_MESSAGES as TEXTS } from './messages';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

/** Accepts for the one who is signed in; the others sign in or open an account first, and come back here. */
export function AcceptPart({ token, email }: { token: string; email: string }) {
  const { user, status } = useSession();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const accept = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const { role } = await acceptInvitation(token);
      // The account has another role now: its portal opens with it.
      await refreshSession();
      void navigate(homePortal(role, true));
    } catch (error) {
      setFailure(error instanceof ApiProblem ? error.message : TEXTS.not_accepted);
      setBusy(false);
    }
  };
  // Which one is not known yet.
  if (status === 'unknown') return <p aria-busy>{TEXTS.account(email)}</p>;
  if (user === null)
    return (
      <>
        <p>{TEXTS.account(email)}</p>
        <Actions>
          <Button as={Link} to={accountHref('/login', token)}>
            {TEXTS.sign_in}
          </Button>
          <Button as={Link} to={accountHref('/register', token)} variant="outline">
            {TEXTS.register}
          </Button>
        </Actions>
      </>
    );
  return (
    <>
      <p>{TEXTS.signed_in(user.email)}</p>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      <Actions>
        <Button busy={busy} busyLabel={TEXTS.accepting} onClick={() => void accept()}>
          {TEXTS.accept}
        </Button>
        {failure === null ? null : (
          <Button as={Link} to={accountHref('/login', token)} variant="outline">
            {TEXTS.other}
          </Button>
        )}
      </Actions>
    </>
  );
}
