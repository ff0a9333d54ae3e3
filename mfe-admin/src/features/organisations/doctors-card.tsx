import type { OrganisationDoctor } from '@ayana/contracts/organisations';
import { RouterLink } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { lazy, Suspense, useState } from 'react';
import { messages } from './messages';
import { inviteDoctor } from './organisations.api';

const InviteDialog = lazy(async () => ({ default: (await import('@ayana/case-kit/organisation')).InviteDialog }));
const { doctors: words } = messages;

/** The doctors of the catalogue who work here, with the account of each. */
export function DoctorsCard({ doctors, onDone }: { doctors: readonly OrganisationDoctor[]; onDone: () => void }) {
  const [inviting, setInviting] = useState<OrganisationDoctor | null>(null);
  return (
    <PortalCard title={words.title} extra={<p>{doctors.length}</p>}>
      <WaitingList
        items={doctors.map((doctor) => ({
          id: doctor.id,
          title: (
            <RouterLink href={`/admin/doctors/${doctor.id}`}>
              <bdi>{doctor.full_name}</bdi>
            </RouterLink>
          ),
          text: <bdi>{accountOf(doctor)}</bdi>,
          end:
            doctor.user_id !== null || !doctor.is_active ? null : (
              <Button
                variant="outline"
                size="small"
                aria-label={words.inviteOf(doctor.full_name)}
                onClick={() => setInviting(doctor)}
              >
                {words.invite}
              </Button>
            ),
        }))}
      />
      <Suspense>
        {inviting === null ? null : (
          <InviteDialog
            title={messages.inviteForm(inviting.full_name)}
            name={`invite-doctor-${inviting.id}`}
            begin={{ name: inviting.full_name, role: 'member' }}
            send={(values, key) => inviteDoctor(inviting.id, values, key)}
            onClose={() => setInviting(null)}
            onDone={() => {
              setInviting(null);
              onDone();
            }}
          />
        )}
      </Suspense>
    </PortalCard>
  );
}

function accountOf({ user_email, invitation }: OrganisationDoctor): string {
  if (user_email !== null) return words.account(user_email);
  return invitation === null ? words.noAccount : words.invitedAs(invitation.email);
}
