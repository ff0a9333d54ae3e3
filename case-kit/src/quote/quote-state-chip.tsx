import { QUOTE_STATE_NAMES, type QuoteState } from '@ayana/contracts/journey';
import { Chip, type ChipTone } from '@ayana/shared-ui/chip';

const TONES: Partial<Record<QuoteState, ChipTone>> = { sent: 'teal', accepted: 'leaf', draft: 'marigold' };

/** Where a quote is. */
export const QuoteStateChip = ({ status }: { status: QuoteState }) => (
  <Chip tone={TONES[status] ?? 'neutral'}>{QUOTE_STATE_NAMES[status]}</Chip>
);
