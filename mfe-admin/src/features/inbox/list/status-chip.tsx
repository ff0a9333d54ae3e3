import type { InboxItem, InboxStatus } from '@ayana/contracts/inbox';
import { type ChipTone, StatusChip } from '@ayana/shared-ui';
import { Archive, CalendarCheck, Circle, Hand, Layers, Reply, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
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

/** Carries the title; as high as the chip, so that it lines up with the others. */
const Titled = styled.span`
  display: inline-flex;
`;

/** Says that a request is one of many that name the same person; nothing for any other. */
export function RepeatedChip({ item }: { item: Pick<InboxItem, 'repeated' | 'repeat_count'> }) {
  if (!item.repeated) return null;
  return (
    <Titled title={messages.repeated.short(item.repeat_count)}>
      <StatusChip tone="marigold" icon={<Layers size={14} aria-hidden="true" />}>
        {messages.repeated.chip}
      </StatusChip>
    </Titled>
  );
}
