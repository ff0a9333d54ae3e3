import { Injectable } from '@nestjs/common';
import { AppError, notAllowed, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import type { EntityManager } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { REFUSAL_MESSAGES } from '../../../platform/http/problems/messages.js';
import { type ServiceApproverRow, ServiceVersionRow } from '../catalog/catalog.entity.js';
import { SERVICE_DESK_MESSAGES as M } from '../messages.js';
import { RequestMails } from './request-mails.js';
import { RequestApprovalRow } from './request-parts.entity.js';
import { mayDecide } from './request-rights.js';
import type { ServiceRequestRow } from './request.entity.js';

/** The approvals of requests: the steps of a chain, decided one after the other. */
@Injectable()
export class RequestApprovals {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly mails: RequestMails,
  ) {}

  /**
   * Asks for approval by the chain of the service, or by one user where it has none.
   * @throws AppError `invalid_fields` when the approver does not fit
   */
  async ask(em: EntityManager, request: ServiceRequestRow, approverId: string | undefined): Promise<void> {
    const { approvals: chain } = await em.findOneOrFail(ServiceVersionRow, { id: request.version_id });
    if (chain.length === 0 && approverId === undefined)
      throw refusedFields([{ field: 'approver_id', message: M.approver_needed }]);
    if (chain.length > 0 && approverId !== undefined)
      throw refusedFields([{ field: 'approver_id', message: M.approver_unneeded }]);
    await this.add(em, request, chain.length > 0 ? chain : [{ role: null, user_id: approverId ?? null }]);
  }

  async add(em: EntityManager, request: ServiceRequestRow, chain: readonly ServiceApproverRow[]): Promise<void> {
    const before = await em.count(RequestApprovalRow, { request_id: request.id });
    for (const [index, { role, user_id }] of chain.entries()) {
      em.create(RequestApprovalRow, {
        id: this.ids.next(),
        request_id: request.id,
        step: before + index + 1,
        role,
        user_id,
        status: 'waiting',
      });
    }
    await em.flush();
    await this.notifyNext(em, request);
  }

  /**
   * Records a decision.
   * @returns whether it was the last one that was needed
   * @throws AppError `not_allowed` when it is not this user's to make
   */
  async decide(
    em: EntityManager,
    request: ServiceRequestRow,
    user: CurrentUser,
    { status, note }: { status: 'approved' | 'declined'; note: string | null },
  ): Promise<boolean> {
    if (request.state !== 'awaiting_approval')
      throw new AppError('illegal_transition', REFUSAL_MESSAGES.illegal_transition);
    const [next, ...later] = await this.waiting(em, request.id);
    if (next === undefined || !mayDecide(subjectOf(request), approverOf(next), user)) throw notAllowed();
    Object.assign(next, { status, note, decided_by: user.id, decided_at: this.clock.now() });
    if (status === 'declined') for (const step of later) step.status = 'not_needed';
    await em.flush();
    if (status === 'approved' && later.length > 0) await this.notifyNext(em, request);
    return status === 'approved' && later.length === 0;
  }

  /** Nobody decides about a request that has ended. */
  async drop(em: EntityManager, requestId: string): Promise<void> {
    for (const step of await this.waiting(em, requestId)) step.status = 'not_needed';
    await em.flush();
  }

  waiting(em: EntityManager, requestId: string): Promise<RequestApprovalRow[]> {
    return em.find(RequestApprovalRow, { request_id: requestId, status: 'waiting' }, { orderBy: { step: 'asc' } });
  }

  private async notifyNext(em: EntityManager, request: ServiceRequestRow): Promise<void> {
    const [next] = await this.waiting(em, request.id);
    if (next !== undefined) await this.mails.approvalAsked(em, request, approverOf(next), next.id);
  }
}

const approverOf = ({ role, user_id }: RequestApprovalRow): ServiceApproverRow => ({
  role: role ?? null,
  user_id: user_id ?? null,
});

export const subjectOf = ({ state, outcome, requested_by, on_behalf_of }: ServiceRequestRow) => ({
  state,
  outcome: outcome ?? null,
  requested_by,
  on_behalf_of: on_behalf_of ?? null,
});
