import type { OrganisationDetail, OrganisationDoctor, PublicProfile } from '@ayana/contracts/organisations';
import { RouterLink, usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip } from '@ayana/shared-ui/chip';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { lazy, Suspense, useState } from 'react';
import { messages } from './messages';
import { readProfile } from './organisation.api';
import { Actions } from './organisation.styles';
import ProposeDialog from './propose-dialog';
import { messages as proposed } from './proposed-messages';

const ProposeDoctorDialog = lazy(() => import('./propose-doctor-dialog'));
const { doctors: words } = messages;

export interface DoctorsCardProps {
  organisation: OrganisationDetail;
  mayWrite: boolean;
  onChanged: () => void;
}

/** The doctors of the list who work for the organisation. */
export default function DoctorsCard({ organisation, mayWrite, onChanged }: DoctorsCardProps) {
  const [open, setOpen] = useState<string | null>(null);
  const [inviting, setInviting] = useState<OrganisationDoctor | null>(null);
  const { doctors, proposed_doctors } = organisation;
  const isProposed = (id: string): boolean =>
    proposed_doctors.some(({ doctor_id, step }) => doctor_id === id && step !== 'refused' && step !== 'joined');
  return (
    <PortalCard title={words.title} extra={<p>{doctors.length}</p>}>
      <p>{doctors.length === 0 ? words.none : words.text}</p>
      <WaitingList
        items={doctors.map((doctor) => {
          const { id, full_name, title, user_email, is_active } = doctor;
          return {
            id,
            title: <bdi>{full_name}</bdi>,
            text: (
              <>
                <bdi>{title}</bdi> · {user_email === null ? words.noAccount : <bdi>{words.account(user_email)}</bdi>}
              </>
            ),
            end: (
              <Actions>
                {is_active ? (
                  <RouterLink href={`/partner-portal/doctors/${id}/hours`} aria-label={words.hoursOf(full_name)}>
                    {words.hours}
                  </RouterLink>
                ) : (
                  <Chip>{words.inactive}</Chip>
                )}
                {mayWrite && user_email === null && !isProposed(id) ? (
                  <Button
                    variant="outline"
                    size="small"
                    aria-label={proposed.inviteOf(full_name)}
                    onClick={() => setInviting(doctor)}
                  >
                    {proposed.invite}
                  </Button>
                ) : null}
                {mayWrite ? (
                  <Button
                    variant="outline"
                    size="small"
                    aria-label={words.proposeOf(full_name)}
                    onClick={() => setOpen(id)}
                  >
                    {words.propose}
                  </Button>
                ) : null}
              </Actions>
            ),
          };
        })}
      />
      <Suspense>
        {inviting === null ? null : (
          <ProposeDoctorDialog
            organisation={organisation}
            doctor={inviting}
            onClose={() => setInviting(null)}
            onDone={() => {
              setInviting(null);
              onChanged();
            }}
          />
        )}
        {open === null ? null : (
          <DoctorProposal
            key={open}
            id={open}
            onClose={() => setOpen(null)}
            onDone={() => {
              setOpen(null);
              onChanged();
            }}
          />
        )}
      </Suspense>
    </PortalCard>
  );
}

function DoctorProposal({ id, ...dialog }: { id: string; onClose: () => void; onDone: () => void }) {
  const profile = usePart<PublicProfile>({ key: `doctor-${id}`, read: () => readProfile('doctor', id) });
  return profile.value === null ? null : <ProposeDialog profile={profile.value} reread={profile.reread} {...dialog} />;
}
