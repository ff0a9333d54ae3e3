import { type BoardCard, JOURNEY_STAGES } from '@ayana/contracts/journey';

/** The stages that are completed when a card is moved to a column; none where that is not possible. */
export function stagesBetween({ kind, stage, status }: BoardCard, column: number): number[] {
  if (kind === 'request' || status === 'closed' || column <= stage) return [];
  return JOURNEY_STAGES.map(({ number }) => number).filter((number) => number >= stage && number < column);
}
