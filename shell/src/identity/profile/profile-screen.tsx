import { ABOUT_ME_PATH, ACCOUNT_PARTS } from '@ayana/contracts/identity';
import { useSession } from '@ayana/portal-kit';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalAside, PortalColumns, PortalHead, PortalMain } from '@ayana/shared-ui/portal-page';
import { lazy, Suspense } from 'react';
import { Link, Navigate, useLoaderData, useLocation } from 'react-router-dom';
import { ApplicationSection } from './application-section';
import { Page } from './profile.styles';
import { DeleteSection } from './delete-section';
import { EmailSection } from './email-section';
import { IdentitiesSection } from './identities-section';
import { loadWholeAccount, type ProfileData } from './loader';
import { PROFILE_MESSAGES } from './messages';
import { PasswordSection } from './password-section';
import { SessionsSection } from './sessions-section';

export { loader } from './loader';

const MOVED: ReadonlySet<string> = new Set(Object.values(ACCOUNT_PARTS).map((id) => `#${id}`));

// Not for patients, who have them in "About me"; the loader has loaded them before they are shown.
const AccountSection = lazy(async () => ({ default: (await loadWholeAccount()).AccountSection }));
const ConsentsAndRequests = lazy(async () => ({ default: (await loadWholeAccount()).ConsentsAndRequests }));

/** `/profile`: the user's own account, for every role and without one. Patients have most of it in "About me", and here how they sign in. */
export function Component() {
  const { account, isSignInOnly, dataRequests, providers, sessions } = useLoaderData<ProfileData>();
  const role = useSession((session) => session.role);
  const { hash } = useLocation();
  if (isSignInOnly && MOVED.has(hash)) return <Navigate to={`${ABOUT_ME_PATH}${hash}`} replace />;
  return (
    <Page $alone={role === null}>
      {isSignInOnly ? <SignInHead /> : <h1>{PROFILE_MESSAGES.title}</h1>}
      <PortalColumns>
        <PortalMain>
          {account.application === null ? null : <ApplicationSection application={account.application} />}
          {isSignInOnly ? null : (
            <Suspense>
              <AccountSection key={account.id} account={account} />
            </Suspense>
          )}
          <EmailSection account={account} />
          <PasswordSection account={account} />
        </PortalMain>
        <PortalAside>
          <SessionsSection sessions={sessions} providers={providers} />
          <IdentitiesSection account={account} providers={providers} />
          {isSignInOnly ? null : (
            <Suspense>
              <ConsentsAndRequests account={account} requests={dataRequests} />
            </Suspense>
          )}
          <DeleteSection account={account} />
        </PortalAside>
      </PortalColumns>
    </Page>
  );
}

function SignInHead() {
  const { sign_in: texts } = PROFILE_MESSAGES;
  return (
    <PortalHead>
      <div>
        <h1>{texts.title}</h1>
        <p>
          {texts.lead}{' '}
          <TextLink as={Link} to={ABOUT_ME_PATH}>
            {texts.about}
          </TextLink>
        </p>
      </div>
    </PortalHead>
  );
}
