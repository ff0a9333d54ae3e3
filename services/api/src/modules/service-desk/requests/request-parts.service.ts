import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isOpenRequest, serviceRequestNumber, type ServiceRequestDetail } from '@ayana/contracts/service-desk';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { linksOf, RecordLinks } from '../../record-links/index.js';
import { SERVICE_DESK_MESSAGES as messages } from '../messages.js';
import { findPeople } from '../people.js';
import { RequestActions } from './request-actions.service.js';
import { RequestApprovals } from './request-approvals.js';
import { RequestEntries } from './request-entries.js';
import { RequestNeeds } from './request-needs.js';
import { RequestTaskRow } from './request-parts.entity.js';
import { RequestWorkflow } from './request-workflow.js';
import type { ServiceRequestRow } from './request.entity.js';
import type { NewRequestLinkDto, NewRequestTaskDto, RequestTaskChangeDto } from './requests.dto.js';

/** The staff's notes around a request: tasks, links, and duplicates merged into it. */
@Injectable()
export class RequestParts implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly actions: RequestActions,
    private readonly workflow: RequestWorkflow,
    private readonly entries: RequestEntries,
    private readonly approvals: RequestApprovals,
    private readonly links: RecordLinks,
    private readonly needs: RequestNeeds,
  ) {}

  /** A link is on the timeline of its request, whichever end it was added from. */
  onModuleInit(): void {
    this.links.follow(async (em, user, { kind, id }, other, added) => {
      if (kind !== 'service_request') return;
      const event = added ? 'linked' : 'unlinked';
      this.entries.add(em, id, { event, visibility: 'internal', actor_id: user.id, details: { kind: other } });
      await em.flush();
    });
  }

  addTask(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    { title, assigned_to, due_at }: NewRequestTaskDto,
  ): Promise<ServiceRequestDetail> {
    return this.actions.changeWithin(em, user, id, undefined, async () => {
      await this.refuseUnknownUser(em, assigned_to);
      const task = em.create(RequestTaskRow, {
        id: this.ids.next(),
        request_id: id,
        title,
        status: 'open',
        assigned_to: assigned_to ?? null,
        due_at: due_at === undefined ? null : new Date(due_at),
        created_at: this.clock.now(),
      });
      this.noteTask(em, user, task);
    });
  }

  changeTask(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    taskId: string,
    { due_at, status, ...change }: RequestTaskChangeDto,
  ): Promise<ServiceRequestDetail> {
    return this.actions.changeWithin(em, user, id, undefined, async () => {
      const task = await em.findOne(RequestTaskRow, { id: taskId, request_id: id });
      if (task === null) throw notFound();
      await this.refuseUnknownUser(em, change.assigned_to);
      Object.assign(task, change);
      if (due_at !== undefined) task.due_at = due_at === null ? null : new Date(due_at);
      if (status === undefined || status === task.status) return;
      task.status = status;
      task.done_at = status === 'done' ? this.clock.now() : null;
      this.noteTask(em, user, task);
    });
  }

  addLink(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    { kind, subject_id, url }: NewRequestLinkDto,
  ): Promise<ServiceRequestDetail> {
    if (kind === 'url' && (url === undefined || subject_id !== undefined))
      throw refusedFields([{ field: 'url', message: messages.link_address }]);
    if (kind !== 'url' && (subject_id === undefined || url !== undefined))
      throw refusedFields([{ field: 'subject_id', message: messages.link_subject }]);
    return this.actions.changeWithin(em, user, id, undefined, () =>
      this.links.join(
        em,
        user,
        { kind: 'service_request', id },
        kind === 'url' ? { kind, url: url ?? '' } : { kind, id: subject_id ?? '' },
        'subject_id',
      ),
    );
  }

  removeLink(em: EntityManager, user: CurrentUser, id: string, linkId: string): Promise<ServiceRequestDetail> {
    return this.actions.changeWithin(em, user, id, undefined, async () => {
      const links = await linksOf(within(em), 'service_request', id);
      if (links.every((link) => link.id !== linkId)) throw notFound();
      await this.links.remove(em, user, linkId);
    });
  }

  /** Ends a duplicate: its work goes on in the other request. Both are locked in the order of their ids, so two merges cannot wait for each other. */
  async merge(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    into: string,
    ifMatch?: string,
  ): Promise<ServiceRequestDetail> {
    if (id === into) throw refusedFields([{ field: 'into', message: messages.merge_itself }]);
    for (const each of [id, into].toSorted()) await this.needs.lock(em, each);
    for (const each of [id, into].toSorted()) await this.workflow.lockAny(em, each);
    return this.actions.changeWithin(em, user, id, ifMatch, async (request) => {
      const target = await this.workflow.lockAny(em, into);
      if (target === null) throw refusedFields([{ field: 'into', message: messages.unknown_request }]);
      if (!isOpenRequest(target.state)) throw new AppError('illegal_transition', messages.merge_ended);
      request.merged_into = into;
      await this.workflow.move(em, user, request, { name: 'merge' });
      await this.approvals.drop(em, id);
      await this.needs.drop(em, request, 'merge');
      this.noteMerge(em, user, target, request);
      await this.workflow.changed(em, target);
    });
  }

  private noteMerge(em: EntityManager, user: CurrentUser, target: ServiceRequestRow, merged: ServiceRequestRow): void {
    const details = { number: serviceRequestNumber(merged.number) };
    this.entries.add(em, target.id, { event: 'merged', visibility: 'internal', actor_id: user.id, details });
  }

  private noteTask(em: EntityManager, user: CurrentUser, { request_id, title, status }: RequestTaskRow): void {
    this.entries.add(em, request_id, {
      event: 'task',
      visibility: 'internal',
      actor_id: user.id,
      text: title,
      details: { status },
    });
  }

  private async refuseUnknownUser(em: EntityManager, id: string | null | undefined): Promise<void> {
    if (id === null || id === undefined) return;
    const known = await findPeople(within(em), [id]);
    if (!known.has(id)) throw refusedFields([{ field: 'assigned_to', message: messages.unknown_user }]);
  }
}
