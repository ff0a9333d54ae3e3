import { homePortal } from '@ayana/contracts/identity';
import { ensureSession, type Session } from '@ayana/portal-kit';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { SkipLink } from '@ayana/shared-ui/visually-hidden';
import { Wordmark } from '@ayana/shared-ui/wordmark';
import { MessageCircle, Phone } from 'lucide-react';
import { BRAND } from '@ayana/contracts/brand';
import { useCallback, useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { messages } from '../messages';
import { useSite } from '../page/site';
import { safeNext } from '../routes/next';
import { LoginForm } from './login-form-view';
import { LoginScene } from './login-scene';
import { Aside, FormColumn, Help, Page, TopLinks } from './login-boxes';

/** Sign-in for patients, partners and staff; back to where the visitor was going, or to the home of the role. */
export function Component() {
  const enter = useEnter();
  useEffect(() => {
    // Somebody who is signed in already has nothing to do here.
    const leave = (session: Session): void => {
      if (session.status === 'signed_in') enter(session);
    };
    ensureSession()
      .then(leave)
      .catch(() => {});
  }, [enter]);

  return (
    <Page>
      <SkipLink href="#main">{messages.skip}</SkipLink>
      <Aside>
        <Wordmark as={Link} to="/" aria-label="Ayana, home" />
        <LoginScene />
      </Aside>
      <FormColumn>
        <TopLinks aria-label={messages.navigation}>
          <a href={BRAND.phone_href}>
            <Phone size={18} aria-hidden="true" /> Call us
          </a>
          <Link to="/">Back to the site</Link>
        </TopLinks>
        <main id="main" tabIndex={-1}>
          <h1>Welcome back</h1>
          <p>One sign-in for patients, partners and staff.</p>
          <LoginForm onSignedIn={enter} />
          <Help>
            <MessageCircle size={20} aria-hidden="true" />
            <p>
              No account yet?{' '}
              <TextLink as={Link} to="/consultation">
                Ask for a free consultation
              </TextLink>{' '}
              without one. We reply within 24 hours.
            </p>
          </Help>
        </main>
      </FormColumn>
    </Page>
  );
}

function useEnter(): (session: Session) => void {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { origin } = useSite();
  const next = search.get('next');
  return useCallback(
    ({ role }) => {
      // Without a role every portal shows Access Denied; this one exists for all of them.
      const home = role ? homePortal(role, true) : '/secure-portal';
      void navigate(safeNext(next, origin) ?? home, { replace: true });
    },
    [navigate, next, origin],
  );
}
