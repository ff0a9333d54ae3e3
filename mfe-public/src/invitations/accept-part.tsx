import { ApiProblem, useSession } from '@ayana/portal-kit';
import { Button, Notice } from '@ayana/shared-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { accountHref } from './account-href';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;

/** What the part says; each kind of invitation has its own words. */
interface AcceptTexts {
  sign_in: string;
  register: string;
  signed_in: (email: string) => string;
  accept: string;
  accepting: string;
  other: string;
  not_accepted: string;
}

export interface AcceptPartProps {
  texts: AcceptTexts;
  /** Which account is needed. */
  account: string;
  /** The page of the invitation with its token: a new session comes back to it. */
  path: string;
  /** Accepts, and leads on. */
  accept: () => Promise<void>;
}

/** Accepts for the one who is signed in; the others sign in or open an account first, and come back here. */
export function AcceptPart({ texts, account, path, accept }: AcceptPartProps) {
  const { user, status } = useSession();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const press = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await accept();
    } catch (error) {
      setFailure(error instanceof ApiProblem ? error.message : texts.not_accepted);
      setBusy(false);
    }
  };
  // Which one is not known yet.
  if (status === 'unknown') return <p aria-busy>{account}</p>;
  if (user === null)
    return (
      <>
        <p>{account}</p>
        <Actions>
          <Button as={Link} to={accountHref('sign_in', path)}>
            {texts.sign_in}
          </Button>
          <Button as={Link} to={accountHref('register', path)} variant="outline">
            {texts.register}
          </Button>
        </Actions>
      </>
    );
  return (
    <>
      <p>{texts.signed_in(user.email)}</p>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      <Actions>
        <Button busy={busy} busyLabel={texts.accepting} onClick={() => void press()}>
          {texts.accept}
        </Button>
        {failure === null ? null : (
          <Button as={Link} to={accountHref('sign_in', path)} variant="outline">
            {texts.other}
          </Button>
        )}
      </Actions>
    </>
  );
}
