import { homePortal } from '@ayana/contracts/identity';
import {
  type OpenedOrganisationInvitation,
  ORGANISATION_INVITATION_PATH,
  ORGANISATION_ROLES,
} from '@ayana/contracts/organisations';
import { refreshSession } from '@ayana/portal-kit';
import { Button, Notice } from '@ayana/shared-ui';
import { Link, useNavigate } from 'react-router-dom';

import { AcceptPart } from '../../invitations/accept-part';
import { PageHead } from '../../page-layout/page-head';
import { Main, NotOpened } from './join-parts';
import { acceptInvitation, type OpenedInvitation } from './load-invitation';
import { JOIN_MESSAGES as TEXTS } from './messages';

/** The invitation to work for an organisation, or to be a doctor of the list. */
export function JoinPage({ token, opened }: { token: string; opened: OpenedInvitation }) {
  const { invitation } = opened;
  return (
    <>
      <PageHead
        title={TEXTS.title}
        lead={invitation === null ? TEXTS.lead_other : TEXTS.lead(invitation.organisation_name)}
      />
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

function Invited({ token, invitation }: { token: string; invitation: OpenedOrganisationInvitation }) {
  const navigate = useNavigate();
  const { state, name, doctor_name, organisation_name, role, kind, email } = invitation;
  if (state === 'expired') return <NotOpened why="expired" />;
  const accept = async (): Promise<void> => {
    const { role: given } = await acceptInvitation(token);
    // The account has another role now: its portal opens with it.
    await refreshSession();
    void navigate(homePortal(given, true));
  };
  const home = homePortal(doctor_name === null ? ORGANISATION_ROLES[kind] : 'doctor', true);
  return (
    <>
      <p>{TEXTS.hello(name)}</p>
      <p>{doctor_name === null ? TEXTS.text(organisation_name) : TEXTS.doctor(doctor_name)}</p>
      {role === 'owner' || role === 'read_only' ? <p>{TEXTS[role]}</p> : null}
      {state === 'accepted' ? (
        <>
          <Notice>{TEXTS.accepted}</Notice>
          <div>
            <Button as={Link} to={home}>
              {TEXTS.open}
            </Button>
          </div>
        </>
      ) : (
        <AcceptPart
          texts={TEXTS}
          account={TEXTS.account(email)}
          path={ORGANISATION_INVITATION_PATH + token}
          accept={accept}
        />
      )}
    </>
  );
}
