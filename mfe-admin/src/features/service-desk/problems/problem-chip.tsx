import type { ProblemState } from '@ayana/contracts/service-desk';
import { type ChipLook, LookChip } from '@ayana/shared-ui/chip';
import { CircleCheck, CircleDashed, Milestone } from 'lucide-react';
import { messages } from './messages';

const LOOKS: Readonly<Record<ProblemState, ChipLook>> = {
  open: ['marigold', CircleDashed],
  known: ['teal', Milestone],
  resolved: ['leaf', CircleCheck],
};

export function ProblemChip({ state }: { state: ProblemState }) {
  return <LookChip look={LOOKS[state]}>{messages.states[state]}</LookChip>;
}
