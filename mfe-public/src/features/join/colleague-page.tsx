import { BRAND } from '@ayana/contracts/brand';
import { homePortal, type OpenedStaffInvitation, ROLE_NAMES, STAFF_INVITATION_PATH } from '@ayana/contracts/identity';
import { refreshSession } from '@ayana/portal-kit';
import { Button, Notice } from '@ayana/shared-ui';
import { Link, useNavigate } from 'react-router-dom';

import { AcceptPart } from '../../invitations/accept-part';
import { PageHead } from '../../page-layout/page-head';
import { acceptColleague, type OpenedColleague } from './load-colleague';
import { Main, NotOpened } from './join-parts';
import { JOIN_MESSAGES as TEXTS } from './messages';

/** The invitation to work for us. */
export function ColleaguePage({ token, opened }: { token: string; opened: OpenedColleague }) {
  const { invitation } = opened;
  return (
    <>
      <PageHead title={TEXTS.title} lead={invitation === null ? TEXTS.lead_other : TEXTS.lead(BRAND.name)} />
      <Main>
        {opened.invitation === null ? (
          <NotOpened why={opened.why} />
        ) : (
          <Invited token={token} invitation={opened.invitation} />
        )}
      </Main>
    </>
  );
}

function Invited({ token, invitation }: { token: string; invitation: OpenedStaffInvitation }) {
  const navigate = useNavigate();
  const { state, name, email, role } = invitation;
  if (state === 'expired') return <NotOpened why="expired" />;
  const accept = async (): Promise<void> => {
    const { role: given } = await acceptColleague(token);
    // The account has another role now: its portal opens with it.
    await refreshSession();
    void navigate(homePortal(given, true));
  };
  return (
    <>
      <p>{TEXTS.hello(name)}</p>
      <p>{TEXTS.colleague(ROLE_NAMES[role])}</p>
      {state === 'accepted' ? (
        <>
          <Notice>{TEXTS.accepted}</Notice>
          <div>
            <Button as={Link} to={homePortal(role, true)}>
              {TEXTS.open}
            </Button>
          </div>
        </>
      ) : (
        <AcceptPart texts={TEXTS} account={TEXTS.account(email)} path={STAFF_INVITATION_PATH + token} accept={accept} />
      )}
    </>
  );
}
