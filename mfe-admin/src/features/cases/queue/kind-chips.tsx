import { QUEUE_KINDS, type QueueKind } from '@ayana/contracts/journey';
import { formatLocale } from '@ayana/contracts/language';
import { QUEUE_ICONS } from '../../../components/case-queue/queue-item-text';
import type { QueueCount } from '../types';
import { messages } from './messages';
import { Chips } from './queue.styles';

const NUMBERS = new Intl.NumberFormat(formatLocale());

export interface KindChipsProps {
  counts: readonly QueueCount[];
  chosen: readonly QueueKind[];
  onChange: (kinds: readonly QueueKind[]) => void;
}

/** Narrows the queue to some kinds. A kind of which nothing waits is not offered, unless it is chosen. */
export function KindChips({ counts, chosen, onChange }: KindChipsProps) {
  const countOf = (kind: QueueKind): QueueCount | undefined => counts.find((each) => each.kind === kind);
  const offered = QUEUE_KINDS.filter((kind) => countOf(kind) !== undefined || chosen.includes(kind));
  if (offered.length < 2 && chosen.length === 0) return null;
  return (
    <Chips role="group" aria-label={messages.kindFilter}>
      <button type="button" aria-pressed={chosen.length === 0} onClick={() => onChange([])}>
        {messages.everything}
      </button>
      {offered.map((kind) => {
        const isChosen = chosen.includes(kind);
        const { count = 0, late = 0 } = countOf(kind) ?? {};
        const Icon = QUEUE_ICONS[kind];
        return (
          <button
            key={kind}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChange(isChosen ? chosen.filter((each) => each !== kind) : [...chosen, kind])}
          >
            <Icon size={16} aria-hidden="true" />
            {messages.kinds[kind]} <small data-late={late > 0 ? '' : undefined}>{NUMBERS.format(count)}</small>
          </button>
        );
      })}
    </Chips>
  );
}
