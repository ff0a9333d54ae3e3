import {
  SERVICE_REQUEST_WORKFLOW,
  type ServiceRequestOutcome,
  type ServiceRequestState,
  type ServiceRequestTransition,
} from '@ayana/contracts/service-desk';
import { type InvolvedUsers, mayApprove, transitionsFrom } from '@ayana/contracts/workflow';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { isDesk } from './request-list.queries.js';

/** What rights depend on. */
interface Subject {
  state: ServiceRequestState;
  outcome: ServiceRequestOutcome | null;
  requested_by: string;
  on_behalf_of: string | null;
  /** Who asked for it or for its approval, who changed it, and who it is for: none of them approves it. */
  involved: InvolvedUsers;
}

interface NextApproval {
  role: string | null;
  user_id: string | null;
}

export const isOwn = (
  { requested_by, on_behalf_of }: Pick<Subject, 'requested_by' | 'on_behalf_of'>,
  { id }: CurrentUser,
): boolean => requested_by === id || on_behalf_of === id;

/** Whether the next approval names this user, or their role. */
export function isNamed({ state }: Pick<Subject, 'state'>, next: NextApproval | undefined, user: CurrentUser): boolean {
  if (next === undefined || state !== 'awaiting_approval') return false;
  return next.user_id === user.id || (next.role !== null && next.role === user.role);
}

/** Whether the next approval is this user's to decide. */
export const mayDecide = (request: Subject, next: NextApproval | undefined, user: CurrentUser): boolean =>
  isNamed(request, next, user) && mayApprove(user.id, request.involved);

/** What a user may do with a request now: the table of transitions, and whose request it is. */
export function transitionsOf(
  request: Subject,
  next: NextApproval | undefined,
  user: CurrentUser,
): ServiceRequestTransition[] {
  return transitionsFrom(SERVICE_REQUEST_WORKFLOW, request.state, user.role).filter((name) => {
    if (name === 'approve' || name === 'decline') return mayDecide(request, next, user);
    // Its work goes on in the request it was merged into.
    if (name === 'reopen' && request.outcome === 'merged') return false;
    return isDesk(user) || isOwn(request, user);
  });
}

/** Staff and the one who asked add papers, until the request is closed. */
export const mayAddPapers = (request: Omit<Subject, 'involved'>, user: CurrentUser): boolean =>
  request.state !== 'closed' && (isDesk(user) || isOwn(request, user));

/** The one who asked says how it went, once it has been worked on. */
export const mayRate = (request: Omit<Subject, 'involved'>, user: CurrentUser): boolean =>
  isOwn(request, user) && (request.state === 'resolved' || request.state === 'closed') && request.outcome === 'done';
