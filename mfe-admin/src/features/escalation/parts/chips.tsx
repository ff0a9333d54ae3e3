import {
  ESCALATION_RUN_STATE_NAMES,
  type EscalationRunState,
  PAGE_CHANNEL_NAMES,
  PAGE_STATE_NAMES,
  type PageChannel,
  type PageState,
} from '@ayana/contracts/operations';
import { Chip, type ChipTone, StatusChip } from '@ayana/shared-ui/chip';
import {
  Archive,
  Bell,
  BellOff,
  BellRing,
  Check,
  CheckCheck,
  CircleAlert,
  CircleSlash,
  Clock,
  FlaskConical,
  type LucideIcon,
  Mail,
  MessageSquareText,
} from 'lucide-react';
import { styled } from 'styled-components';
import { messages } from './messages';

const RUNS: Readonly<Record<EscalationRunState, readonly [ChipTone, LucideIcon]>> = {
  running: ['marigold', BellRing],
  exhausted: ['coral', CircleAlert],
  acknowledged: ['leaf', CheckCheck],
  stopped: ['neutral', CircleSlash],
};

export function RunChip({ state }: { state: EscalationRunState }) {
  const [tone, Icon] = RUNS[state];
  return (
    <StatusChip tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {ESCALATION_RUN_STATE_NAMES[state]}
    </StatusChip>
  );
}

const PAGES: Readonly<Record<PageState, readonly [ChipTone, LucideIcon]>> = {
  queued: ['marigold', Clock],
  sent: ['leaf', Check],
  failed: ['coral', CircleAlert],
  cancelled: ['neutral', BellOff],
};

export function PageChip({ state }: { state: PageState }) {
  const [tone, Icon] = PAGES[state];
  return (
    <StatusChip tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {PAGE_STATE_NAMES[state]}
    </StatusChip>
  );
}

/** It is an exercise: nothing has happened. */
export function TestChip({ isTest }: { isTest: boolean }) {
  return isTest ? (
    <Chip tone="teal" icon={<FlaskConical size={14} aria-hidden="true" />}>
      {messages.test}
    </Chip>
  ) : null;
}

export function ArchivedChip({ isArchived }: { isArchived: boolean }) {
  return isArchived ? <Chip icon={<Archive size={14} aria-hidden="true" />}>{messages.archived}</Chip> : null;
}

const CHANNELS: Readonly<Record<PageChannel, LucideIcon>> = { bell: Bell, mail: Mail, text: MessageSquareText };

const Channel = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  white-space: nowrap;

  & > svg {
    flex: none;
    color: var(--stone);
  }
`;

export function ChannelName({ channel }: { channel: PageChannel }) {
  const Icon = CHANNELS[channel];
  return (
    <Channel>
      <Icon size={16} aria-hidden="true" />
      {PAGE_CHANNEL_NAMES[channel]}
    </Channel>
  );
}
