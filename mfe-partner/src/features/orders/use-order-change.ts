import { ApiProblem } from '@ayana/portal-kit';
import { useChange } from '@ayana/portal-kit/screens';
import { messages } from './messages';

/** Runs one change of an order after the other; that someone else was faster is said. */
export const useOrderChange = (reread: () => void): ReturnType<typeof useChange> => useChange(reread, textOf);

function textOf(error: unknown): string {
  if (!(error instanceof ApiProblem)) return messages.notDone;
  return error.code === 'stale_version' ? messages.changedMeanwhile : error.message;
}
