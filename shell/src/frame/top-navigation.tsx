import { Button, IconButton } from '@ayana/shared-ui/button';
import { Wordmark } from '@ayana/shared-ui/wordmark';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { messages } from '../messages';
import { useLoaded } from '../page/use-loaded';
import { useMounted } from '../page/use-mounted';
import { AccountActions } from './account-actions';
import { Bar, Desktop, Header, LinkList, NavigationAnchor, PhoneOnly } from './top-navigation-boxes';
import { NAVIGATION_LINKS } from './navigation-links';
import { useSignedIn } from './use-signed-in';

/** The top navigation of every framed page (spec section 2). On narrow screens its links stand in a menu. */
export function TopNavigation() {
  const { pathname } = useLocation();
  const signedIn = useSignedIn();
  return (
    <Header $home={pathname === '/'}>
      <Bar>
        <Wordmark as={Link} to="/" aria-label="Ayana, home" />
        <Desktop as="nav" aria-label={messages.navigation}>
          <LinkList>
            {NAVIGATION_LINKS.map(({ label, path }) => (
              <li key={path}>
                <NavigationAnchor as={Link} to={path} aria-current={pathname === path ? 'page' : undefined}>
                  {label}
                </NavigationAnchor>
              </li>
            ))}
          </LinkList>
        </Desktop>
        {signedIn ? (
          <AccountActions />
        ) : (
          <Desktop>
            <Button as={Link} to="/login" variant="outline">
              {messages.login_register}
            </Button>
          </Desktop>
        )}
        <PhoneOnly>
          <MenuButton />
        </PhoneOnly>
      </Bar>
      <noscript>
        <nav aria-label={messages.navigation}>
          {[...NAVIGATION_LINKS, { label: messages.login, path: '/login' }].map(({ label, path }) => (
            <a key={path} href={path}>
              {label}{' '}
            </a>
          ))}
        </nav>
      </noscript>
    </Header>
  );
}

const loadMenu = (): Promise<typeof import('./mobile-menu')> => import(/* webpackChunkName: "menu" */ './mobile-menu');

/** The menu's code is fetched when a pointer or the focus comes near, or on the press itself. */
function MenuButton() {
  const [near, setNear] = useState(false);
  const [open, setOpen] = useState(false);
  const mounted = useMounted();
  const menu = useLoaded(near || open, loadMenu);
  return (
    <>
      <IconButton
        label={messages.menu}
        icon={<Menu size={24} aria-hidden="true" />}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={!mounted}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        onClick={() => setOpen(true)}
      />
      {menu === undefined ? null : <menu.MobileMenu open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
