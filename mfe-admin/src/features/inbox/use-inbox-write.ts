import { useWrite, type Write } from '../../parts/use-write';
import type { ActionAnswer, InboxIntent } from './data/action';
import { INBOX_PATH } from './data/filters';

/** Does what was pressed to a request, each in its turn, and tells how it went. */
export function useInboxWrite(settled: (answer: ActionAnswer, wish: InboxIntent) => void): Write<InboxIntent> {
  return useWrite({ action: INBOX_PATH, settled });
}
