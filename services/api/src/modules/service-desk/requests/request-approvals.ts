import { Injectable } from '@nestjs/common';
import { mayApprove } from '@ayana/contracts/workflow';
import { sql } from 'kysely';
import { AppError, notAllowed, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { REFUSAL_MESSAGES } from '../../../platform/http/problems/messages.js';
import { refuseOwnApproval } from '../../../platform/workflow/second-person.js';
import { type ServiceApproverRow, ServiceVersionRow } from '../catalog/catalog.entity.js';
import { SERVICE_DESK_MESSAGES as messages } from '../messages.js';
import { involvedIn } from './request-list.queries.js';
import { RequestMails } from './request-mails.js';
import { RequestApprovalRow } from './request-parts.entity.js';
import { isNamed } from './request-rights.js';
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
  async ask(
    em: EntityManager,
    user: CurrentUser,
    request: ServiceRequestRow,
    approverId: string | undefined,
  ): Promise<void> {
    const { approvals: chain } = await em.findOneOrFail(ServiceVersionRow, { id: request.version_id });
    if (chain.length === 0 && approverId === undefined)
      throw refusedFields([{ field: 'approver_id', message: messages.approver_needed }]);
    if (chain.length > 0 && approverId !== undefined)
      throw refusedFields([{ field: 'approver_id', message: messages.approver_unneeded }]);
    await this.add(em, user, request, chain.length > 0 ? chain : [{ role: null, user_id: approverId ?? null }]);
  }

  /** @throws AppError `invalid_fields` for an approver who is involved in the request: it could never be approved */
  async add(
    em: EntityManager,
    user: CurrentUser,
    request: ServiceRequestRow,
    chain: readonly ServiceApproverRow[],
  ): Promise<void> {
    const involved = [user.id, ...(await involvedOf(em, request.id))];
    if (chain.some(({ user_id }) => user_id !== null && !mayApprove(user_id, involved)))
      throw refusedFields([{ field: 'approver_id', message: messages.approver_involved }]);
    const before = await em.count(RequestApprovalRow, { request_id: request.id });
    for (const [index, { role, user_id }] of chain.entries()) {
      em.create(RequestApprovalRow, {
        id: this.ids.next(),
        request_id: request.id,
        step: before + index + 1,
        role,
        user_id,
        asked_by: user.id,
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
    if (next === undefined || !isNamed(request, approverOf(next), user)) throw notAllowed();
    refuseOwnApproval(user, await involvedOf(em, request.id));
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

async function involvedOf(em: EntityManager, requestId: string): Promise<string[]> {
  const { rows } = await sql<{ involved: string[] }>`select ${involvedIn(sql`${requestId}::uuid`)} as involved`.execute(
    within(em),
  );
  return rows[0]?.involved ?? [];
}

export const subjectOf = ({ state, outcome, requested_by, on_behalf_of }: ServiceRequestRow) => ({
  state,
  outcome: outcome ?? null,
  requested_by,
  on_behalf_of: on_behalf_of ?? null,
});
