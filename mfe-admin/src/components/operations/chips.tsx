import {
  INCIDENT_STATE_NAMES,
  type IncidentState,
  type Severity,
  SIGNAL_STATE_NAMES,
  type SignalState,
} from '@ayana/contracts/operations';
import { type ChipTone, StatusChip } from '@ayana/shared-ui/chip';
import {
  BellRing,
  ChevronDown,
  ChevronsUp,
  ChevronUp,
  CircleCheck,
  CircleDot,
  ClipboardCheck,
  Equal,
  Flame,
  GraduationCap,
  type LucideIcon,
  MoonStar,
  ShieldCheck,
  UserRoundCheck,
  X,
} from 'lucide-react';
import { messages } from './messages';

const SEVERITIES: Readonly<Record<Severity, readonly [ChipTone, LucideIcon]>> = {
  1: ['coral', ChevronsUp],
  2: ['marigold', ChevronUp],
  3: ['neutral', Equal],
  4: ['neutral', ChevronDown],
};

/** How bad it is: a number and a word. */
export function SeverityChip({ severity }: { severity: Severity }) {
  const [tone, Icon] = SEVERITIES[severity];
  return (
    <StatusChip tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {messages.severities[severity]}
    </StatusChip>
  );
}

const SIGNAL_STATES: Readonly<Record<SignalState, readonly [ChipTone, LucideIcon]>> = {
  open: ['marigold', BellRing],
  acknowledged: ['teal', UserRoundCheck],
  snoozed: ['neutral', MoonStar],
  in_incident: ['teal', Flame],
  dismissed: ['neutral', X],
  cleared: ['leaf', CircleCheck],
};

export function SignalChip({ state }: { state: SignalState }) {
  const [tone, Icon] = SIGNAL_STATES[state];
  return (
    <StatusChip tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {SIGNAL_STATE_NAMES[state]}
    </StatusChip>
  );
}

const INCIDENT_STATES: Readonly<Record<IncidentState, readonly [ChipTone, LucideIcon]>> = {
  active: ['coral', Flame],
  stable: ['teal', CircleDot],
  closed: ['marigold', ShieldCheck],
  reviewed: ['leaf', ClipboardCheck],
};

/** A closed incident still waits for its review. */
export function IncidentChip({ state }: { state: IncidentState }) {
  const [tone, Icon] = INCIDENT_STATES[state];
  return (
    <StatusChip tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {INCIDENT_STATE_NAMES[state]}
    </StatusChip>
  );
}

/** Nothing in it happened. */
export function DrillChip() {
  return (
    <StatusChip tone="white" icon={<GraduationCap size={14} aria-hidden="true" />}>
      {messages.drill}
    </StatusChip>
  );
}
