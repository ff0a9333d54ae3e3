import { isOpenRequest, problemNumber, serviceRequestNumber } from '@ayana/contracts/service-desk';
import { Injectable } from '@nestjs/common';
import { notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import type { EntityManager } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { SERVICE_DESK_MESSAGES as messages } from '../messages.js';
import { RequestActions } from '../requests/request-actions.service.js';
import { RequestEntries } from '../requests/request-entries.js';
import { RequestNeeds } from '../requests/request-needs.js';
import { RequestWorkflow } from '../requests/request-workflow.js';
import type { ServiceRequestRow } from '../requests/request.entity.js';
import { ProblemRecordRow, ProblemRequestRow } from './problem.entity.js';

type Problem = Pick<ProblemRecordRow, 'id' | 'number' | 'title'>;

/** The requests that a problem gathers. All of them are locked in the order of their ids, so that two changes cannot wait for each other. */
@Injectable()
export class ProblemRequests {
  constructor(
    private readonly clock: Clock,
    private readonly actions: RequestActions,
    private readonly workflow: RequestWorkflow,
    private readonly entries: RequestEntries,
    private readonly needs: RequestNeeds,
  ) {}

  /**
   * Those that belong to it already stay.
   * @returns the numbers of those that were added
   * @throws AppError `invalid_fields` for a request that is not there, or that belongs to another problem
   */
  async link(em: EntityManager, user: CurrentUser, problem: Problem, ids: readonly string[]): Promise<string[]> {
    const added: string[] = [];
    for (const request of await this.locked(em, ids)) {
      const link = await em.findOne(ProblemRequestRow, { request_id: request.id });
      if (link?.problem_id === problem.id) continue;
      if (link !== null) {
        const other = await em.findOneOrFail(ProblemRecordRow, { id: link.problem_id });
        const message = messages.other_problem(serviceRequestNumber(request.number), problemNumber(other.number));
        throw refusedFields([{ field: 'request_ids', message }]);
      }
      const now = this.clock.now();
      em.create(ProblemRequestRow, {
        request_id: request.id,
        problem_id: problem.id,
        linked_at: now,
        linked_by: user.id,
      });
      await this.note(em, user, request, 'linked', problem);
      added.push(serviceRequestNumber(request.number));
    }
    return added;
  }

  /** @returns its number @throws AppError `not_found` for a request that is not of this problem */
  async unlink(em: EntityManager, user: CurrentUser, problem: Problem, id: string): Promise<string> {
    if ((await em.nativeDelete(ProblemRequestRow, { request_id: id, problem_id: problem.id })) === 0) throw notFound();
    const [request] = await this.locked(em, [id]);
    if (request === undefined) throw notFound();
    await this.note(em, user, request, 'unlinked', problem);
    return serviceRequestNumber(request.number);
  }

  /**
   * Resolves the open ones with one text. One that waits for an approval is left: that is for who approves it.
   * @returns how many were resolved, and how many open ones are left
   */
  async resolveAll(
    em: EntityManager,
    user: CurrentUser,
    problem: Problem,
    note: string,
  ): Promise<{ resolved: number; left: number }> {
    const links = await em.find(ProblemRequestRow, { problem_id: problem.id });
    let left = 0;
    let resolved = 0;
    for (const { id, state } of await this.locked(
      em,
      links.map(({ request_id }) => request_id),
    )) {
      if (!isOpenRequest(state)) continue;
      if (state === 'awaiting_approval') left += 1;
      else {
        // A new one is nobody's yet: it is the one's who resolves it.
        if (state === 'new') await this.actions.moveWithin(em, user, id, { name: 'assign' });
        await this.actions.moveWithin(em, user, id, { name: 'resolve', note });
        resolved += 1;
      }
    }
    return { resolved, left };
  }

  /** Needs before their requests, as everywhere. */
  private async locked(em: EntityManager, ids: readonly string[]): Promise<ServiceRequestRow[]> {
    const ordered = [...new Set(ids)].toSorted();
    for (const id of ordered) await this.needs.lock(em, id);
    const found: ServiceRequestRow[] = [];
    for (const id of ordered) {
      const request = await this.workflow.lockAny(em, id);
      if (request === null) throw refusedFields([{ field: 'request_ids', message: messages.unknown_request }]);
      found.push(request);
    }
    return found;
  }

  private async note(
    em: EntityManager,
    user: CurrentUser,
    request: ServiceRequestRow,
    event: 'linked' | 'unlinked',
    { number, title }: Problem,
  ): Promise<void> {
    this.entries.add(em, request.id, {
      event,
      visibility: 'internal',
      actor_id: user.id,
      details: { kind: 'problem_record', name: `${problemNumber(number)} ${title}` },
    });
    await this.workflow.changed(em, request);
  }
}
