import { AbsenceButton, awayText } from '@ayana/case-kit/absence';
import { inviteMember } from '@ayana/case-kit/organisation';
import {
  MEMBER_ROLE_NAMES,
  type OrganisationDetail,
  type OrganisationInvitation,
  type OrganisationMember,
} from '@ayana/contracts/organisations';
import { toast, useSession } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Chip, StatusChip } from '@ayana/shared-ui/chip';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { deviceZone, pageClock, shortDate, useNow } from '@ayana/shared-ui/time';
import { Clock, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages } from './messages';
import { endAbsence, setAbsence } from './absence.api';
import { resendInvitation } from './organisation.api';
import { Actions } from './organisation.styles';

const InviteDialog = lazy(async () => ({ default: (await import('@ayana/case-kit/organisation')).InviteDialog }));
const RoleDialog = lazy(async () => ({ default: (await import('@ayana/case-kit/organisation')).RoleDialog }));
const AbsenceDialog = lazy(async () => ({ default: (await import('@ayana/case-kit/absence')).AbsenceDialog }));
const EndDialog = lazy(() => import('./end-dialog'));
const { people: words } = messages;

type Open =
  | { dialog: 'invite' }
  | { dialog: 'role' | 'end' | 'absence'; member: OrganisationMember }
  | { dialog: 'take-back'; invitation: OrganisationInvitation };

export interface PeopleCardProps {
  organisation: OrganisationDetail;
  onChanged: () => void;
}

/** Who works for the organisation; owners invite, change and remove. */
export function PeopleCard({ organisation, onChanged }: PeopleCardProps) {
  const [open, setOpen] = useState<Open | null>(null);
  const isOwner = organisation.own_role === 'owner';
  const dialog = {
    onClose: () => setOpen(null),
    onDone: () => {
      setOpen(null);
      onChanged();
    },
  };
  return (
    <PortalCard title={words.title}>
      <p>{words.text}</p>
      <People organisation={organisation} onOpen={setOpen} onChanged={onChanged} />
      {isOwner ? (
        <div>
          <Button
            variant="tonal"
            icon={<UserPlus size={18} aria-hidden="true" />}
            onClick={() => setOpen({ dialog: 'invite' })}
          >
            {words.invite}
          </Button>
        </div>
      ) : null}
      <Suspense>
        {open?.dialog === 'invite' ? (
          <InviteDialog
            title={words.invite}
            name={`organisation-invitation-${organisation.id}`}
            begin={{ name: '', role: 'member' }}
            withRole
            send={(values, key) => inviteMember(organisation.id, values, key)}
            {...dialog}
          />
        ) : null}
        {open?.dialog === 'role' ? (
          <RoleDialog organisationId={organisation.id} member={open.member} {...dialog} />
        ) : null}
        {open?.dialog === 'absence' ? (
          <AbsenceDialog
            person={organisation.members.find(({ user_id }) => user_id === open.member.user_id) ?? open.member}
            colleagues={colleaguesOf(organisation, open.member)}
            withHandOver
            save={(values, version, key) => setAbsence(open.member.user_id, version, values, key)}
            reread={onChanged}
            {...dialog}
          />
        ) : null}
        {open?.dialog === 'end' ? (
          <EndDialog organisationId={organisation.id} member={open.member} {...dialog} />
        ) : null}
        {open?.dialog === 'take-back' ? (
          <EndDialog organisationId={organisation.id} invitation={open.invitation} {...dialog} />
        ) : null}
      </Suspense>
    </PortalCard>
  );
}

function People(props: PeopleCardProps & { onOpen: (open: Open) => void }) {
  const { organisation, onOpen, onChanged } = props;
  const own = useSession(({ user }) => user?.id);
  const now = useNow();
  const isOwner = organisation.own_role === 'owner';
  const resend = async (id: string, name: string): Promise<void> => {
    await resendInvitation(id);
    toast.success(words.resent, name);
    onChanged();
  };
  const members = organisation.members.map((member) => ({
    id: member.user_id,
    title: <bdi>{member.name}</bdi>,
    text: (
      <>
        <bdi>{member.email}</bdi> · {words.since(shortDate(new Date(member.since), now, deviceZone().zone))}
        {member.absence === null ? null : (
          <>
            {' · '}
            <bdi>{awayText(member.absence, now)}</bdi>
          </>
        )}
      </>
    ),
    end: (
      <Actions>
        {member.user_id === own ? <Chip>{words.you}</Chip> : null}
        <Chip tone="teal">{MEMBER_ROLE_NAMES[member.role]}</Chip>
        {mayBeAway(organisation, member) && (isOwner || member.user_id === own) ? (
          <AbsenceButton
            person={member}
            isOwn={member.user_id === own}
            end={(absence) => endAbsence(member.user_id, absence)}
            onLeave={() => onOpen({ dialog: 'absence', member })}
            onChanged={onChanged}
          />
        ) : null}
        {isOwner ? (
          <Button
            variant="outline"
            size="small"
            aria-label={words.changeOf(member.name)}
            onClick={() => onOpen({ dialog: 'role', member })}
          >
            {words.change}
          </Button>
        ) : null}
        {isOwner || member.user_id === own ? (
          <Button
            variant="quiet"
            size="small"
            aria-label={member.user_id === own ? words.leave : words.endOf(member.name)}
            onClick={() => onOpen({ dialog: 'end', member })}
          >
            {member.user_id === own ? words.leave : words.end}
          </Button>
        ) : null}
      </Actions>
    ),
  }));
  const invited = (organisation.invitations ?? []).map((invitation) => {
    const { id, name, email, expires_at, role } = invitation;
    const expired = new Date(expires_at) <= now;
    return {
      id,
      title: <bdi>{name}</bdi>,
      text: (
        <>
          <bdi>{email}</bdi> ·{' '}
          {expired ? words.expired : words.until(shortDate(new Date(expires_at), now, pageClock().zone))}
        </>
      ),
      end: (
        <Actions>
          <StatusChip tone="marigold" icon={<Clock size={14} aria-hidden="true" />}>
            {words.invited}
          </StatusChip>
          {role === null ? null : <Chip>{MEMBER_ROLE_NAMES[role]}</Chip>}
          <Button
            variant="outline"
            size="small"
            aria-label={words.resendOf(name)}
            onClick={() =>
              void resend(id, name).catch((error: unknown) =>
                toast.failure(words.notSent, error instanceof Error ? error.message : name),
              )
            }
          >
            {words.resend}
          </Button>
          <Button
            variant="quiet"
            size="small"
            aria-label={words.takeBackOf(name)}
            onClick={() => onOpen({ dialog: 'take-back', invitation })}
          >
            {words.takeBack}
          </Button>
        </Actions>
      ),
    };
  });
  return <WaitingList items={[...members, ...invited]} />;
}

/** A member who has work; one who is there only where a colleague can cover. */
const mayBeAway = ({ members }: OrganisationDetail, { user_id, role, absence }: OrganisationMember): boolean =>
  role !== 'read_only' &&
  (absence !== null || members.some((each) => each.user_id !== user_id && each.role !== 'read_only'));

/** Who could cover for a member. */
const colleaguesOf = ({ members }: OrganisationDetail, { user_id: away }: OrganisationMember) =>
  members
    .filter(({ user_id, role }) => user_id !== away && role !== 'read_only')
    .map(({ user_id: id, name, absence }) => ({ id, name, is_away: absence !== null }));
