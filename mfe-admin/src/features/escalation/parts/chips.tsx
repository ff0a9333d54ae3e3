import {
  ESCALATION_RUN_STATE_NAMES,
  type EscalationRunState,
  PAGE_CHANNEL_NAMES,
  PAGE_STATE_NAMES,
  type PageChannel,
  type PageState,
} from '@ayana/contracts/operations';
import { Chip, type ChipLook, IconWord, LookChip } from '@ayana/shared-ui/chip';
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
import { messages } from './messages';

const RUNS: Readonly<Record<EscalationRunState, ChipLook>> = {
  running: ['marigold', BellRing],
  exhausted: ['coral', CircleAlert],
  acknowledged: ['leaf', CheckCheck],
  stopped: ['neutral', CircleSlash],
};

export function RunChip({ state }: { state: EscalationRunState }) {
  return <LookChip look={RUNS[state]}>{ESCALATION_RUN_STATE_NAMES[state]}</LookChip>;
}

const PAGES: Readonly<Record<PageState, ChipLook>> = {
  queued: ['marigold', Clock],
  sent: ['leaf', Check],
  failed: ['coral', CircleAlert],
  cancelled: ['neutral', BellOff],
};

export function PageChip({ state }: { state: PageState }) {
  return <LookChip look={PAGES[state]}>{PAGE_STATE_NAMES[state]}</LookChip>;
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

export function ChannelName({ channel }: { channel: PageChannel }) {
  return <IconWord icon={CHANNELS[channel]}>{PAGE_CHANNEL_NAMES[channel]}</IconWord>;
}
