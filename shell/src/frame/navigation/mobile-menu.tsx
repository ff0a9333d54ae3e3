import { useSession } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { closeDetails, type CoversPage, coversPage, TOASTS_SPACE, useDetailsOverlay } from '@ayana/shared-ui/dialog';
import { Menu, X } from 'lucide-react';
import { type FocusEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { messages } from '../../messages';
import { CARE_LINKS, NAVIGATION_LINKS } from './navigation-links';
import { roleLinks } from '../account/role-links';
import { NARROW, NavigationAnchor } from './top-navigation.styles';
import { useSignedIn } from '../account/use-signed-in';
import { useSignOut } from '../account/use-sign-out';

const HEAD = '64px';

/** Closed it is a button of the bar; open, the head of a full-screen menu. */
const Fold = styled.details.attrs<CoversPage>(coversPage)`
  & > summary {
    display: flex;
    align-items: center;
    justify-content: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-control);
    color: var(--teal-700);
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:hover {
    background: var(--teal-100);
  }
  &:not([open]) > summary > :not(:first-child),
  &[open] > summary > :first-child {
    display: none;
  }
  &[open] > summary {
    position: fixed;
    inset-block-start: ${TOASTS_SPACE};
    inset-inline: 0;
    justify-content: space-between;
    inline-size: auto;
    block-size: ${HEAD};
    padding-inline: 20px;
    border-radius: 0;
    background: var(--white);
  }
  & > summary > strong {
    color: var(--ink);
    font-family: var(--font-heading);
    font-size: var(--size-34);
    font-weight: inherit;
  }
`;

const Body = styled.div`
  position: fixed;
  inset: calc(${HEAD} + ${TOASTS_SPACE}) 0 0;
  display: grid;
  align-content: start;
  gap: var(--space-5);
  padding: var(--space-2) 20px max(var(--space-5), env(safe-area-inset-bottom));
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--white);
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

/** Links about the site, with less space than the main links. */
const Others = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 var(--space-4);
  margin-block-start: var(--space-4);

  & a {
    inline-size: 100%;
    color: var(--stone);
  }
`;

const Actions = styled.div`
  display: grid;
  gap: var(--space-3);
`;

/** The navigation of narrow screens; it also offers login (spec section 2). A `details` element, so that it opens without scripts. */
export function MobileMenu() {
  const details = useRef<HTMLDetailsElement>(null);
  const signedIn = useSignedIn();
  const role = useSession((session) => session.role);
  const signOut = useSignOut();
  useDetailsOverlay(details, NARROW);
  const close = (): void => {
    if (details.current !== null) details.current.open = false;
  };
  // The keyboard cannot reach the page behind it.
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <Fold
      data-screen-only
      ref={details}
      onKeyDown={({ key }) => key === 'Escape' && closeDetails(details)}
      onBlur={onBlur}
    >
      <summary aria-label={messages.menu}>
        <Menu size={24} aria-hidden="true" />
        <strong>{messages.menu}</strong>
        <X size={24} aria-hidden="true" />
      </summary>
      <Body role="dialog" aria-label={messages.menu}>
        <nav aria-label={messages.navigation}>
          <List>
            <MenuLinks links={CARE_LINKS} onPress={close} />
          </List>
          <Others>
            <MenuLinks links={NAVIGATION_LINKS} onPress={close} />
          </Others>
        </nav>
        <Actions>
          {signedIn ? <p>{messages.welcome}</p> : null}
          {roleLinks(role).map(({ label, path }) => (
            <Button key={path} as={Link} to={path} variant="tonal" wide onClick={close}>
              {label}
            </Button>
          ))}
          {signedIn ? (
            <Button
              variant="outline"
              wide
              onClick={() => {
                close();
                signOut();
              }}
            >
              {messages.sign_out}
            </Button>
          ) : (
            <Button as={Link} to="/login" wide onClick={close}>
              {messages.login}
            </Button>
          )}
        </Actions>
      </Body>
    </Fold>
  );
}

function MenuLinks({ links, onPress }: { links: typeof CARE_LINKS; onPress: () => void }) {
  return links.map(({ label, path }) => (
    <li key={path}>
      <NavigationAnchor as={Link} to={path} onClick={onPress}>
        {label}
      </NavigationAnchor>
    </li>
  ));
}
