import { TRANSITIONS_WITH_NOTE } from '@ayana/contracts/service-desk';
import { useAction } from '@ayana/portal-kit/screens';
import type { RequestDetail } from '../types';
import { messages } from './detail-messages';
import { requestHref, type TransitionBody } from './requests.api';

export type TransitionName = TransitionBody['name'];

export const needsNote = (name: TransitionName): boolean => TRANSITIONS_WITH_NOTE.some((each) => each === name);

/** Whether a transition asks something before it is done. */
export function asksFirst(name: TransitionName, request: RequestDetail): boolean {
  return needsNote(name) || name === 'assign' || (name === 'ask_approval' && request.approvals.length === 0);
}

/** Sends a transition that asks nothing. */
export function useTransition(request: RequestDetail): {
  send: (name: TransitionName) => void;
  busy: TransitionName | null;
  failure: string | null;
} {
  const action = useAction<{ intent: 'transition'; id: string; name: TransitionName }>({
    action: requestHref(request),
    refusals: { illegal_transition: messages.illegal },
  });
  return {
    send: (name) => action.send({ intent: 'transition', id: request.id, name }),
    busy: action.pending[0]?.name ?? null,
    failure: action.failure?.message ?? null,
  };
}
