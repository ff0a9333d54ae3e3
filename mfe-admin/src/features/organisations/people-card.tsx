import { inviteMember } from '@ayana/case-kit/organisation';
import { MEMBER_ROLE_NAMES, type OrganisationDetail, type OrganisationMember } from '@ayana/contracts/organisations';
import { toast } from '@ayana/portal-kit';
import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Chip, StatusChip } from '@ayana/shared-ui/chip';
import { ConfirmDialog } from '@ayana/shared-ui/dialog';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { momentText, pageClock, shortDate, useNow } from '@ayana/shared-ui/time';
import { Clock, UserPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { messages } from './messages';
import { endInvitation, endMembership } from './organisations.api';
import { Actions } from './organisations.styles';

const RoleDialog = lazy(async () => ({ default: (await import('@ayana/case-kit/organisation')).RoleDialog }));
const InviteDialog = lazy(async () => ({ default: (await import('@ayana/case-kit/organisation')).InviteDialog }));
const { people: words } = messages;

/** Something to confirm about a person. */
interface Question {
  id: string;
  name: string;
  title: string;
  text: string;
  submit: string;
  done: string;
  danger: boolean;
  send: () => Promise<void>;
}

/** Who works for the organisation and who is invited. */
export function PeopleCard({ organisation, onDone }: { organisation: OrganisationDetail; onDone: () => void }) {
  const { id: organisationId, name, members, invitations = [] } = organisation;
  const [inviting, setInviting] = useState(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const [changing, setChanging] = useState<OrganisationMember | null>(null);
  const now = useNow();
  const hasOwner = members.some(({ role }) => role === 'owner');
  return (
    <PortalCard title={words.title}>
      {members.length === 0 ? <p>{words.none}</p> : null}
      {members.length > 0 && !hasOwner ? <Notice>{words.noOwner}</Notice> : null}
      <WaitingList
        items={[
          ...members.map((member) => ({
            id: member.user_id,
            title: <bdi>{member.name}</bdi>,
            text: (
              <>
                <bdi>{member.email}</bdi> · {words.since(momentText(new Date(member.since), now))}
              </>
            ),
            end: (
              <Actions>
                <Chip tone="teal">{MEMBER_ROLE_NAMES[member.role]}</Chip>
                <Button
                  variant="outline"
                  size="small"
                  aria-label={words.changeOf(member.name)}
                  onClick={() => setChanging(member)}
                >
                  {words.change}
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={words.removeOf(member.name)}
                  onClick={() =>
                    setQuestion({
                      id: `end-${member.user_id}`,
                      name: member.name,
                      title: words.removeOf(member.name),
                      text: words.removeText,
                      submit: words.remove,
                      done: words.removed,
                      danger: true,
                      send: () => endMembership(organisationId, member.user_id),
                    })
                  }
                >
                  {words.remove}
                </Button>
              </Actions>
            ),
          })),
          ...invitations.map((invitation) => ({
            id: invitation.id,
            title: <bdi>{invitation.name}</bdi>,
            text: (
              <>
                <bdi>{invitation.email}</bdi> ·{' '}
                {words.until(shortDate(new Date(invitation.expires_at), now, pageClock().zone))}
              </>
            ),
            end: (
              <Actions>
                <StatusChip tone="marigold" icon={<Clock size={14} aria-hidden="true" />}>
                  {words.invited}
                </StatusChip>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={words.takeBackOf(invitation.name)}
                  onClick={() =>
                    setQuestion({
                      id: `invitation-${invitation.id}`,
                      name: invitation.name,
                      title: words.takeBackOf(invitation.name),
                      text: words.takeBackText,
                      submit: words.takeBack,
                      done: words.takenBack,
                      danger: true,
                      send: () => endInvitation(invitation.id),
                    })
                  }
                >
                  {words.takeBack}
                </Button>
              </Actions>
            ),
          })),
        ]}
      />
      <div>
        <Button variant="tonal" icon={<UserPlus size={18} aria-hidden="true" />} onClick={() => setInviting(true)}>
          {words.invite}
        </Button>
      </div>
      <Suspense>
        {inviting ? (
          <InviteDialog
            title={messages.inviteForm(name)}
            name={`invite-organisation-${organisationId}`}
            begin={{ name: '', role: hasOwner ? 'member' : 'owner' }}
            withRole
            send={(values, key) => inviteMember(organisationId, values, key)}
            onClose={() => setInviting(false)}
            onDone={() => {
              setInviting(false);
              onDone();
            }}
          />
        ) : null}
        {changing === null ? null : (
          <RoleDialog
            key={changing.user_id}
            organisationId={organisationId}
            member={changing}
            onClose={() => setChanging(null)}
            onDone={() => {
              setChanging(null);
              onDone();
            }}
          />
        )}
      </Suspense>
      {question === null ? null : (
        <QuestionDialog
          question={question}
          onClose={() => setQuestion(null)}
          onDone={() => {
            setQuestion(null);
            onDone();
          }}
        />
      )}
    </PortalCard>
  );
}

function QuestionDialog(props: { question: Question; onClose: () => void; onDone: () => void }) {
  const { question, onClose, onDone } = props;
  const { id, name, title, text, submit, done, danger, send } = question;
  const form = useForm<object>({
    name: `organisation-person-${id}`,
    initial: {},
    send,
    onAccepted: () => {
      toast.success(done, name);
      onDone();
    },
  });
  return (
    <ConfirmDialog
      title={title}
      text={text}
      submitLabel={submit}
      busyLabel={words.busy}
      danger={danger}
      form={form}
      onClose={onClose}
    />
  );
}
