import { Button } from '@ayana/shared-ui/button';
import { Wordmark } from '@ayana/shared-ui/wordmark';
import { Link, useLocation } from 'react-router-dom';
import { messages } from '../../messages';
import { AccountActions } from '../account/account-actions';
import { MobileMenu } from './mobile-menu';
import { Bar, Desktop, Header, LinkList, NavigationAnchor, PhoneOnly, Rows } from './top-navigation.styles';
import { CARE_LINKS, NAVIGATION_LINKS } from './navigation-links';
import { useSignedIn } from '../account/use-signed-in';

/** The top navigation of every framed page (spec section 2). On narrow screens its links are in a menu. */
export function TopNavigation() {
  const { pathname } = useLocation();
  const signedIn = useSignedIn();
  return (
    <Header $home={pathname === '/'}>
      <Bar>
        <Wordmark as={Link} to="/" aria-label={messages.home_link} />
        <Desktop as="nav" aria-label={messages.navigation}>
          <Rows>
            {[NAVIGATION_LINKS, CARE_LINKS].map((links) => (
              <LinkList key={links[0]?.path} $main={links === CARE_LINKS}>
                {links.map(({ label, path }) => (
                  <li key={path}>
                    <NavigationAnchor as={Link} to={path} aria-current={pathname === path ? 'page' : undefined}>
                      {label}
                    </NavigationAnchor>
                  </li>
                ))}
              </LinkList>
            ))}
          </Rows>
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
          <MobileMenu />
        </PhoneOnly>
      </Bar>
    </Header>
  );
}
