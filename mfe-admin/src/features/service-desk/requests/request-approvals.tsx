import { ROLE_NAMES } from '@ayana/contracts/identity';
import { Chip, type ChipTone } from '@ayana/shared-ui/chip';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { DateText } from '@ayana/shared-ui/time';
import { messages as shared } from '../../../components/service-desk/messages';
import type { RequestApproval } from '../types';
import { messages } from './detail-messages';
import { Steps } from './request-side.styles';

const { approvals: words, approvalStates } = messages;

const TONES: Readonly<Record<RequestApproval['status'], ChipTone>> = {
  waiting: 'marigold',
  approved: 'leaf',
  declined: 'coral',
  not_needed: 'neutral',
};

/** Who approves the request, in this order, and what they said. */
export function RequestApprovals({ approvals, now }: { approvals: readonly RequestApproval[]; now: Date }) {
  if (approvals.length === 0) return null;
  return (
    <PortalCard title={words.title}>
      <Steps>
        {approvals.map(({ id, role, user, status, decided_by, decided_at, note, is_mine, is_own }) => (
          <li key={id}>
            <div>
              <b dir="auto">{user?.name ?? (role === null ? shared.none : ROLE_NAMES[role])}</b>
              {decided_by === null || decided_at === null ? null : (
                <small>
                  {words.by(decided_by.name)}, <DateText at={decided_at} now={now} />
                </small>
              )}
              {note === null ? null : <p dir="auto">{note}</p>}
              {is_own ? <p>{words.own}</p> : null}
            </div>
            <Chip tone={TONES[status]}>{is_mine ? words.mine : approvalStates[status]}</Chip>
          </li>
        ))}
      </Steps>
    </PortalCard>
  );
}
