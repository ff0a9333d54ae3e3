import { type BoardCard, JOURNEY_STAGES } from '@ayana/contracts/journey';
import { useState } from 'react';
import { patientName } from '../parts/names';
import { messages } from './messages';
import { stagesBetween } from './moves';

/** A move that waits for its confirmation. */
interface Moving {
  card: BoardCard;
  stages: readonly number[];
  column: number;
}

/** Moves of cards: each asks first, and one that is not possible says why. */
export function useMoves(onMoved: () => void) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  return {
    moving,
    refusal,
    /** For screen readers. */
    said,
    move: (card: BoardCard, column: number): void => {
      const stages = stagesBetween(card, column);
      setRefusal(stages.length === 0 ? refusalOf(card) : null);
      if (stages.length > 0) setMoving({ card, stages, column });
    },
    close: () => setMoving(null),
    done: () => {
      if (moving !== null) setSaid(messages.moved(nameOf(moving.card), JOURNEY_STAGES[moving.column - 1]?.label ?? ''));
      setMoving(null);
      onMoved();
    },
  };
}

const nameOf = ({ patient, treatment }: BoardCard): string => patientName(patient, treatment);

function refusalOf(card: BoardCard): string {
  if (card.kind === 'request') return messages.asRequest(nameOf(card));
  return card.status === 'closed' ? messages.closed(nameOf(card)) : messages.back(nameOf(card));
}
