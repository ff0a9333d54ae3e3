import { BRAND } from '@ayana/contracts/brand';
import { SkipLink } from '@ayana/shared-ui/visually-hidden';
import { Wordmark } from '@ayana/shared-ui/wordmark';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../../messages';
import { LOGIN_MESSAGES } from '../messages';
import { Aside, FormColumn, Page, TopLinks } from './identity-page.styles';
import { Scene } from './scene';

/** The layout of all sign-in screens: the journey on one side, the form on the other. */
export function IdentityPage({ children }: { children: ReactNode }) {
  return (
    <Page>
      <SkipLink href="#main">{messages.skip}</SkipLink>
      <Aside>
        <Wordmark as={Link} to="/" aria-label={LOGIN_MESSAGES.home} />
        <Scene />
      </Aside>
      <FormColumn>
        <TopLinks aria-label={messages.navigation}>
          <a href={BRAND.phone_href}>
            <Phone size={18} aria-hidden="true" /> {LOGIN_MESSAGES.call}
          </a>
          <Link to="/">{LOGIN_MESSAGES.back}</Link>
        </TopLinks>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </FormColumn>
    </Page>
  );
}
