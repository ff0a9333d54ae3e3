import { useSession } from '@ayana/portal-kit';
import { PortalAside, PortalColumns, PortalMain } from '@ayana/shared-ui/portal-page';
import { useLoaderData } from 'react-router-dom';
import { AccountSection } from './account-section';
import { ApplicationSection } from './application-section';
import { Page } from './profile.styles';
import { ConsentsSection } from './consents-section';
import { DataRequestsSection } from './data-requests-section';
import { DeleteSection } from './delete-section';
import { EmailSection } from './email-section';
import { IdentitiesSection } from './identities-section';
import type { ProfileData } from './loader';
import { PROFILE_TEXTS } from './messages';
import { PasswordSection } from './password-section';
import { SessionsSection } from './sessions-section';

export { loader } from './loader';

/** `/profile`: the user's own account, for every role and without one. */
export function Component() {
  const { account, dataRequests, providers, sessions } = useLoaderData<ProfileData>();
  const role = useSession((session) => session.role);
  return (
    <Page $alone={role === null}>
      <h1>{PROFILE_TEXTS.title}</h1>
      <PortalColumns>
        <PortalMain>
          {account.application === null ? null : <ApplicationSection application={account.application} />}
          <AccountSection key={account.id} account={account} />
          <EmailSection account={account} />
          <PasswordSection account={account} />
        </PortalMain>
        <PortalAside>
          <SessionsSection sessions={sessions} providers={providers} />
          <IdentitiesSection account={account} providers={providers} />
          <ConsentsSection account={account} />
          <DataRequestsSection requests={dataRequests} />
          <DeleteSection account={account} />
        </PortalAside>
      </PortalColumns>
    </Page>
  );
}
