import { ROLE_NAMES } from '@ayana/contracts/identity';
import { ApiProblem } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { ErrorText } from '@ayana/shared-ui/field';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { dateText, pageClock, shortDate, useNow } from '@ayana/shared-ui/time';
import { useState } from 'react';
import { messages } from './invitation-messages';
import { resendInvitation, type StaffInvitation, withdrawInvitation } from './invitations.api';

interface InvitationsCardProps {
  items: readonly StaffInvitation[];
  onChanged: () => void;
}

/** Colleagues who have not accepted yet. */
export default function InvitationsCard({ items, onChanged }: InvitationsCardProps) {
  const now = useNow();
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const act = async (id: string, work: () => Promise<unknown>, text: string | null): Promise<void> => {
    setBusy(id);
    setFailure(null);
    setDone(null);
    try {
      await work();
      setDone(text);
      onChanged();
    } catch (problem) {
      setFailure(problem instanceof ApiProblem ? problem.message : messages.failed);
    } finally {
      setBusy(null);
    }
  };
  const at = (time: string): string => dateText(new Date(time), now);
  return (
    <PortalCard title={messages.title} extra={<p>{items.length}</p>}>
      <WaitingList
        items={items.map(({ id, name, email, role, sent_at, expires_at, is_expired }) => ({
          id,
          title: <bdi>{name}</bdi>,
          text: [
            email,
            ROLE_NAMES[role],
            messages.sent(at(sent_at)),
            is_expired ? messages.expired : messages.until(shortDate(new Date(expires_at), now, pageClock().zone)),
          ].join(' · '),
          end: (
            <>
              <Button
                variant="tonal"
                size="small"
                aria-label={messages.resendTo(name)}
                onClick={() => void act(id, () => resendInvitation(id), messages.resent(email))}
                notReady={busy !== null}
              >
                {messages.resend}
              </Button>
              <Button
                variant="outline"
                size="small"
                aria-label={messages.withdrawOf(name)}
                onClick={() => void act(id, () => withdrawInvitation(id), null)}
                notReady={busy !== null}
              >
                {messages.withdraw}
              </Button>
            </>
          ),
        }))}
      />
      <p role="status">{done}</p>
      <ErrorText>{failure}</ErrorText>
    </PortalCard>
  );
}
