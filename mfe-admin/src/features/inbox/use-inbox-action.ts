import { useAction, type ActionSender } from '@ayana/portal-kit/screens';
import type { ActionAnswer, InboxIntent } from './data/action';
import { INBOX_PATH } from './data/filters';

/** Sends commands for a request, one after another, and reports each outcome. */
export function useInboxAction(
  settled: (answer: ActionAnswer, command: InboxIntent) => void,
): ActionSender<InboxIntent> {
  return useAction({ action: INBOX_PATH, settled });
}
