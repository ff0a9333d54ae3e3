import { useSession } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Dialog } from '@ayana/shared-ui/dialog';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { messages } from '../messages';
import { NAVIGATION_LINKS } from './navigation-links';
import { roleLinks } from './role-links';
import { NavigationAnchor } from './top-navigation-boxes';
import { useSignedIn } from './use-signed-in';
import { useSignOut } from './use-sign-out';

const Body = styled.div`
  display: grid;
  gap: var(--space-5);
  padding-block-end: var(--space-5);
  overflow-y: auto;
`;

const List = styled.ul`
  display: grid;

  & > li + li {
    border-block-start: 1px solid var(--line);
  }
  & a {
    inline-size: 100%;
    min-block-size: 52px;
    font-size: var(--size-18);
  }
`;

const Actions = styled.div`
  display: grid;
  gap: var(--space-3);
`;

/** The navigation of narrow screens; it also offers login (spec section 2). */
export function MobileMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const signedIn = useSignedIn();
  const role = useSession((session) => session.role);
  const signOut = useSignOut();
  return (
    <Dialog open={open} onClose={onClose} title={messages.menu}>
      <Body>
        <nav aria-label={messages.navigation}>
          <List>
            {NAVIGATION_LINKS.map(({ label, path }) => (
              <li key={path}>
                <NavigationAnchor as={Link} to={path} onClick={onClose}>
                  {label}
                </NavigationAnchor>
              </li>
            ))}
          </List>
        </nav>
        <Actions>
          {signedIn ? <p>{messages.welcome}</p> : null}
          {roleLinks(role).map(({ label, path }) => (
            <Button key={path} as={Link} to={path} variant="tonal" wide onClick={onClose}>
              {label}
            </Button>
          ))}
          {signedIn ? (
            <Button
              variant="outline"
              wide
              onClick={() => {
                onClose();
                signOut();
              }}
            >
              {messages.sign_out}
            </Button>
          ) : (
            <Button as={Link} to="/login" wide onClick={onClose}>
              {messages.login}
            </Button>
          )}
        </Actions>
      </Body>
    </Dialog>
  );
}
