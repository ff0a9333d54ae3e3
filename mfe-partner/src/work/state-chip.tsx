import { ASSIGNMENT_STATE_NAMES, type AssignmentState } from '@ayana/contracts/journey';
import { Chip, type ChipTone } from '@ayana/shared-ui/chip';

const TONES: Readonly<Record<AssignmentState, ChipTone>> = {
  offered: 'marigold',
  accepted: 'teal',
  declined: 'coral',
  done: 'leaf',
  cancelled: 'neutral',
};

/** The state of a piece of work. */
export function WorkStateChip({ status }: { status: AssignmentState }) {
  return <Chip tone={TONES[status]}>{ASSIGNMENT_STATE_NAMES[status]}</Chip>;
}
