import type { LaboratoryOrder } from '@ayana/contracts/journey';
import { listText } from '@ayana/contracts/language';
import { Chip } from '@ayana/shared-ui/chip';
import { messages } from './messages';

const { laboratory: words, chips } = messages;

/** Wherever an order is listed, a critical result is marked by its test, also once someone has seen it. */
export function CriticalChip({ order }: { order: Pick<LaboratoryOrder, 'critical_tests' | 'critical_open'> }) {
  const tests = order.critical_tests ?? [];
  const isOpen = (order.critical_open ?? 0) > 0;
  if (tests.length === 0) return isOpen ? <Chip tone="coral">{words.critical}</Chip> : null;
  return <Chip tone="coral">{chips.critical(listText(tests), !isOpen)}</Chip>;
}

/** It was not accepted yet. */
export const NewChip = ({ isNew = false }: { isNew?: boolean | undefined }) =>
  isNew ? <Chip tone="marigold">{chips.isNew}</Chip> : null;
