import { CASE_MESSAGES, COMPANION_PATH, accompanyHref, patientHref } from '@ayana/contracts/journey';
import { Button, Link as TextLink, Notice } from '@ayana/shared-ui';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';

import { AcceptPart } from '../../invitations/accept-part';
import { PageHead } from '../../page-layout/page-head';
import { Content } from '../../page-layout/page-layout.styles';
import { acceptInvitation, type Invitation, type OpenedInvitation } from './load-invitation';
import { COMPANION_MESSAGES as TEXTS } from './messages';

const Main = styled(Content)`
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-6) var(--space-8);

  & > * {
    max-inline-size: 744px;
  }
`;

/** The invitation to accompany a patient. */
export function CompanionPage({ token, opened }: { token: string; opened: OpenedInvitation }) {
  const { invitation } = opened;
  return (
    <>
      <PageHead
        title={TEXTS.title}
        lead={invitation === null ? TEXTS.lead_other : TEXTS.lead(invitation.patient_name)}
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

function Invited({ token, invitation }: { token: string; invitation: Invitation }) {
  const navigate = useNavigate();
  const accept = async (): Promise<void> => {
    const { journey_id } = await acceptInvitation(token);
    void navigate(accompanyHref(journey_id));
  };
  return (
    <>
      <p>{TEXTS.hello(invitation.name)}</p>
      <p>{TEXTS.text(invitation.patient_name)}</p>
      <p>{CASE_MESSAGES.of(invitation.case_number)}</p>
      {invitation.accepted ? (
        <>
          <Notice>{TEXTS.accepted}</Notice>
          <div>
            <Button as={Link} to={patientHref('people')}>
              {TEXTS.open}
            </Button>
          </div>
        </>
      ) : (
        <AcceptPart texts={TEXTS} account={TEXTS.account} path={COMPANION_PATH + token} accept={accept} />
      )}
    </>
  );
}

function NotOpened({ why }: { why: Extract<OpenedInvitation, { invitation: null }>['why'] }) {
  const failed = why === 'failed';
  return (
    <Notice tone={failed ? 'failed' : 'info'} action={failed ? <TextLink href="">{TEXTS.reload}</TextLink> : undefined}>
      <strong>{TEXTS[`${why}_title`]}</strong>
      <p>{TEXTS[why]}</p>
    </Notice>
  );
}
