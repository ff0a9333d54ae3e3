import {
  type OrganisationDetail,
  PROPOSED_DOCTOR_STEP_NAMES,
  type ProposedDoctor,
  type ProposedDoctorStep,
} from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { type ChipLook, LookChip } from '@ayana/shared-ui/chip';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { momentText, pageClock, shortDate, useNow } from '@ayana/shared-ui/time';
import { BadgeCheck, Ban, Check, Clock, MailCheck, Undo2, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { resendInvitation } from './organisation.api';
import { Actions } from './organisation.styles';
import { messages as words } from './proposed-messages';

const ProposeDoctorDialog = lazy(() => import('./propose-doctor-dialog'));
const ProposedDoctorDialog = lazy(() => import('./proposed-doctor-dialog'));
const EndDialog = lazy(() => import('./end-dialog'));

const LOOKS: Readonly<Record<ProposedDoctorStep, ChipLook>> = {
  proposed: ['marigold', Clock],
  approved: ['teal', Check],
  invited: ['teal', MailCheck],
  joined: ['leaf', BadgeCheck],
  refused: ['coral', Ban],
  withdrawn: ['neutral', Undo2],
};

type Open =
  | { dialog: 'propose' }
  | { dialog: 'withdraw' | 'invite'; proposed: ProposedDoctor }
  | { dialog: 'take-back'; invitation: NonNullable<ProposedDoctor['invitation']> };

export interface ProposedDoctorsCardProps {
  organisation: OrganisationDetail;
  mayWrite: boolean;
  onChanged: () => void;
}

/** Doctors that the hospital asks the staff to invite, from the proposal until they have joined. */
export default function ProposedDoctorsCard({ organisation, mayWrite, onChanged }: ProposedDoctorsCardProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const { proposed_doctors } = organisation;
  const now = useNow();
  const dialog = {
    onClose: () => setOpen(null),
    onDone: () => {
      setOpen(null);
      onChanged();
    },
  };
  return (
    <PortalCard title={words.title}>
      <p>{proposed_doctors.length === 0 ? words.none : words.text}</p>
      <WaitingList
        items={proposed_doctors.map((proposed) => ({
          id: proposed.id,
          title: <bdi>{proposed.full_name}</bdi>,
          text: <bdi>{textOf(proposed, now)}</bdi>,
          end: (
            <Actions>
              <LookChip look={LOOKS[proposed.step]}>{PROPOSED_DOCTOR_STEP_NAMES[proposed.step]}</LookChip>
              {mayWrite ? <Acts proposed={proposed} onOpen={setOpen} onChanged={onChanged} /> : null}
            </Actions>
          ),
        }))}
      />
      {mayWrite ? (
        <div>
          <Button
            variant="tonal"
            icon={<UserPlus size={18} aria-hidden="true" />}
            onClick={() => setOpen({ dialog: 'propose' })}
          >
            {words.propose}
          </Button>
        </div>
      ) : null}
      <Suspense>
        {open?.dialog === 'propose' ? (
          <ProposeDoctorDialog organisation={organisation} doctor={null} {...dialog} />
        ) : null}
        {open?.dialog === 'withdraw' || open?.dialog === 'invite' ? (
          <ProposedDoctorDialog what={open.dialog} proposed={open.proposed} {...dialog} />
        ) : null}
        {open?.dialog === 'take-back' ? (
          <EndDialog organisationId={organisation.id} invitation={open.invitation} {...dialog} />
        ) : null}
      </Suspense>
    </PortalCard>
  );
}

/** What may be done with one at its step. */
function Acts({
  proposed,
  onOpen,
  onChanged,
}: {
  proposed: ProposedDoctor;
  onOpen: (open: Open) => void;
  onChanged: () => void;
}) {
  const { full_name, step, invitation } = proposed;
  const sendAgain = async (id: string): Promise<void> => {
    await resendInvitation(id);
    toast.success(words.sent, full_name);
    onChanged();
  };
  if (step === 'proposed')
    return (
      <Button
        variant="quiet"
        size="small"
        aria-label={words.withdrawOf(full_name)}
        onClick={() => onOpen({ dialog: 'withdraw', proposed })}
      >
        {words.withdraw}
      </Button>
    );
  if (step === 'approved')
    return (
      <Button
        variant="outline"
        size="small"
        aria-label={words.sendNowOf(full_name)}
        onClick={() => onOpen({ dialog: 'invite', proposed })}
      >
        {words.sendNow}
      </Button>
    );
  if (step !== 'invited' || invitation === null) return null;
  return (
    <>
      <Button
        variant="outline"
        size="small"
        aria-label={words.sendAgainOf(full_name)}
        onClick={() =>
          void sendAgain(invitation.id).catch((error: unknown) =>
            toast.failure(words.notSent, error instanceof Error ? error.message : full_name),
          )
        }
      >
        {words.sendAgain}
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={words.takeBackOf(full_name)}
        onClick={() => onOpen({ dialog: 'take-back', invitation })}
      >
        {words.takeBack}
      </Button>
    </>
  );
}

function textOf({ email, step, reason, invitation, created_at, entry }: ProposedDoctor, now: Date): string {
  const parts = [email];
  if (invitation !== null)
    parts.push(
      new Date(invitation.expires_at) <= now
        ? words.expired
        : words.until(shortDate(new Date(invitation.expires_at), now, pageClock().zone)),
    );
  else if (step === 'refused' && reason !== null) parts.push(words.why(reason));
  else parts.push(words.since(momentText(new Date(created_at), now)));
  if (entry !== null && (step === 'invited' || step === 'joined')) parts.push(words.hidden);
  return parts.join(' · ');
}
