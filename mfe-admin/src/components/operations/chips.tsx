import {
  INCIDENT_STATE_NAMES,
  type IncidentState,
  type Severity,
  SIGNAL_STATE_NAMES,
  type SignalState,
} from '@ayana/contracts/operations';
import { type ChipLook, LookChip, StatusChip } from '@ayana/shared-ui/chip';
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
  Merge,
  MoonStar,
  ShieldCheck,
  UserRoundCheck,
  X,
} from 'lucide-react';
import { messages } from './messages';

const SEVERITIES: Readonly<Record<Severity, ChipLook>> = {
  1: ['coral', ChevronsUp],
  2: ['marigold', ChevronUp],
  3: ['neutral', Equal],
  4: ['neutral', ChevronDown],
};

/** How bad it is: a number and a word. */
export function SeverityChip({ severity }: { severity: Severity }) {
  return <LookChip look={SEVERITIES[severity]}>{messages.severities[severity]}</LookChip>;
}

const SIGNAL_STATES: Readonly<Record<SignalState, ChipLook>> = {
  open: ['marigold', BellRing],
  acknowledged: ['teal', UserRoundCheck],
  snoozed: ['neutral', MoonStar],
  in_incident: ['teal', Flame],
  dismissed: ['neutral', X],
  cleared: ['leaf', CircleCheck],
};

export function SignalChip({ state }: { state: SignalState }) {
  return <LookChip look={SIGNAL_STATES[state]}>{SIGNAL_STATE_NAMES[state]}</LookChip>;
}

const INCIDENT_STATES: Readonly<Record<IncidentState, ChipLook>> = {
  active: ['coral', Flame],
  stable: ['teal', CircleDot],
  closed: ['marigold', ShieldCheck],
  reviewed: ['leaf', ClipboardCheck],
};

/** A closed incident still waits for its review, unless it was merged into another one. */
export function IncidentChip({ state, merged_into = null }: { state: IncidentState; merged_into?: object | null }) {
  if (merged_into !== null) return <LookChip look={['neutral', Merge]}>{messages.merged}</LookChip>;
  return <LookChip look={INCIDENT_STATES[state]}>{INCIDENT_STATE_NAMES[state]}</LookChip>;
}

/** Nothing in it happened. */
export function DrillChip() {
  return (
    <StatusChip tone="white" icon={<GraduationCap size={14} aria-hidden="true" />}>
      {messages.drill}
    </StatusChip>
  );
}
