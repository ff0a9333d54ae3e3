import type { InboxStatus } from '@ayana/contracts/inbox';
import { type ChipTone, StatusChip } from '@ayana/shared-ui';
import { Archive, CalendarCheck, Circle, Hand, Reply, type LucideIcon } from 'lucide-react';
import { messages } from '../messages';

const looks: Record<InboxStatus, { icon: LucideIcon; tone: ChipTone }> = {
  new: { icon: Circle, tone: 'teal' },
  claimed: { icon: Hand, tone: 'neutral' },
  confirmed: { icon: CalendarCheck, tone: 'leaf' },
  answered: { icon: Reply, tone: 'leaf' },
  closed: { icon: Archive, tone: 'neutral' },
};

/** A request's status as a word with its own icon. */
export function RequestStatus({ status, onTeal = false }: { status: InboxStatus; onTeal?: boolean }) {
  const { icon: Icon, tone } = looks[status];
  return (
    <StatusChip tone={onTeal ? 'white' : tone} icon={<Icon size={14} aria-hidden="true" />}>
      {messages.statuses[status]}
    </StatusChip>
  );
}
