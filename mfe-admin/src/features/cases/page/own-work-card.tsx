import { ASSIGNMENT_KIND_NAMES, ASSIGNMENT_STATE_NAMES } from '@ayana/contracts/journey';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { Chip } from '@ayana/shared-ui/chip';
import { dateText } from '@ayana/shared-ui/time';
import type { Case } from '../types';
import { messages } from './messages';

/** What the reader was asked to do on this case. */
export function OwnWorkCard({ assigned, now }: { assigned: Case['assigned']; now: Date }) {
  return (
    <PortalCard title={messages.asked}>
      <WaitingList
        items={assigned.map(({ id, kind, status, due_at, brief }) => ({
          id,
          title: ASSIGNMENT_KIND_NAMES[kind],
          text: <span dir="auto">{brief}</span>,
          end: (
            <Chip tone={status === 'offered' ? 'marigold' : 'neutral'}>
              {due_at === null || status === 'done'
                ? ASSIGNMENT_STATE_NAMES[status]
                : messages.dueAt(dateText(new Date(due_at), now))}
            </Chip>
          ),
        }))}
      />
    </PortalCard>
  );
}
