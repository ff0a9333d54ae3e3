import { InviteDialog } from '@ayana/case-kit/organisation';
import type { DoctorAccount } from '@ayana/contracts/organisations';
import { RouterLink, usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Facts, PortalCard } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { lazy, Suspense, useState } from 'react';
import { CredentialsCard } from '../credentials-card';
import { messages as shared } from '../messages';
import { inviteDoctor } from '../organisations.api';
import { Actions } from '../organisations.styles';
import { readAccount } from './doctor-account.api';
import { messages } from './messages';

const LinkDialog = lazy(() => import('./link-dialog'));
const UnlinkDialog = lazy(() => import('./unlink-dialog'));

/** The account that belongs to a doctor of the catalogue. */
export default function DoctorAccountCard({ id }: { id: string }) {
  const part = usePart<DoctorAccount>({ key: id, read: () => readAccount(id), live: ['organisations.updated'] });
  const [open, setOpen] = useState<'link' | 'unlink' | 'invite' | null>(null);
  if (part.value === null)
    return part.failure === null ? null : (
      <FailedPart what={messages.failed} failure={part.failure} onRetry={part.reread} />
    );
  const account = part.value;
  const { user, invitation, organisation, full_name } = account;
  const dialog = {
    account,
    onClose: () => setOpen(null),
    onDone: () => {
      setOpen(null);
      part.reread();
    },
  };
  return (
    <>
      <PortalCard title={messages.title}>
        <Facts
          facts={[
            [
              messages.of,
              <RouterLink key="of" href={`/admin/organisations/${organisation.id}`}>
                <bdi>{organisation.name}</bdi>
              </RouterLink>,
            ],
            ...(user === null
              ? []
              : [
                  [
                    messages.signsIn,
                    <span key="user">
                      <bdi>{user.name}</bdi> · <bdi>{user.email}</bdi>
                    </span>,
                  ] as const,
                ]),
          ]}
        />
        {user === null ? <p>{invitation === null ? messages.none : messages.invited(invitation.email)}</p> : null}
        <Actions>
          {user === null ? (
            <>
              <Button size="small" variant="tonal" onClick={() => setOpen('link')}>
                {messages.link}
              </Button>
              <Button size="small" variant="outline" onClick={() => setOpen('invite')}>
                {messages.invite}
              </Button>
            </>
          ) : (
            <Button size="small" variant="outline" onClick={() => setOpen('unlink')}>
              {messages.unlink}
            </Button>
          )}
        </Actions>
        <Suspense>
          {open === 'link' ? <LinkDialog {...dialog} /> : null}
          {open === 'unlink' ? <UnlinkDialog {...dialog} /> : null}
          {open === 'invite' ? (
            <InviteDialog
              title={shared.inviteForm(full_name)}
              name={`invite-doctor-${id}`}
              begin={{ name: full_name, role: 'member' }}
              send={(values, key) => inviteDoctor(id, values, key)}
              onClose={dialog.onClose}
              onDone={dialog.onDone}
            />
          ) : null}
        </Suspense>
      </PortalCard>
      <CredentialsCard of={{ doctor_id: id }} />
    </>
  );
}
