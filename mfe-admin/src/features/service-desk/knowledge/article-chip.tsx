import type { KnowledgeState } from '@ayana/contracts/service-desk';
import { Chip, type ChipTone } from '@ayana/shared-ui/chip';
import { messages } from './messages';

const TONES: Readonly<Record<KnowledgeState, ChipTone>> = { draft: 'marigold', published: 'leaf', retired: 'neutral' };

export function ArticleChip({ state }: { state: KnowledgeState }) {
  return <Chip tone={TONES[state]}>{messages.states[state]}</Chip>;
}
