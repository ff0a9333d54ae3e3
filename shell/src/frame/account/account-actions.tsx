import { Button } from '@ayana/shared-ui/button';
import { styled } from 'styled-components';
import { messages } from '../../messages';
import { useLoaded } from '../../prefetch/use-loaded';
import { useMounted } from '../../hydration/use-mounted';
import { Desktop } from '../navigation/top-navigation.styles';
import { useSignOut } from './use-sign-out';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
`;

const Welcome = styled.span`
  font-size: var(--size-16);
  color: var(--stone);
  white-space: nowrap;
`;

const loadAccount = (): Promise<typeof import('./account')> => import(/* webpackChunkName: "account" */ './account');

/** Signed in: the greeting, the role's own button, notifications, Sign Out. Parts that need the session load later. */
export function AccountActions() {
  const mounted = useMounted();
  const signOut = useSignOut();
  const account = useLoaded(mounted, loadAccount);
  return (
    <Row>
      <Desktop>
        <Welcome>{messages.welcome}</Welcome>
      </Desktop>
      {account === undefined ? null : <account.Account />}
      <Desktop>
        <Button variant="outline" onClick={signOut}>
          {messages.sign_out}
        </Button>
      </Desktop>
    </Row>
  );
}
