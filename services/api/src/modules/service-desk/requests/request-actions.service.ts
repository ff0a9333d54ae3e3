import { Injectable } from '@nestjs/common';
import {
  priorityOf,
  SERVICE_REQUEST_WORKFLOW,
  serviceRequestNumber,
  TRANSITIONS_WITH_NOTE,
  type ServiceRequestDetail,
} from '@ayana/contracts/service-desk';
import { mayEnter } from '@ayana/contracts/identity';
import { AppError, notAllowed, notFound, refusedFields } from '../../../platform/app-error.js';
import { Database, type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { AuditTrail } from '../../activity/index.js';
import { groupFor, isMember, StaffGroupNotices } from '../../colleagues/index.js';
import { SERVICE_DESK_MESSAGES as messages } from '../messages.js';
import { RequestApprovals, subjectOf } from './request-approvals.js';
import { RequestClocks } from './request-clocks.js';
import { findRequestDetail } from './request-detail.queries.js';
import { RequestEntries } from './request-entries.js';
import { isDesk } from './request-list.queries.js';
import { caseOf } from './request-cases.js';
import { RequestMails } from './request-mails.js';
import { RequestNeeds } from './request-needs.js';
import { isOwn, mayRate } from './request-rights.js';
import { RequestWorkflow } from './request-workflow.js';
import type { ServiceRequestRow } from './request.entity.js';
import type {
  NewRequestCommentDto,
  RequestRatingDto,
  ServiceRequestChangeDto,
  ServiceRequestTransitionDto,
} from './requests.dto.js';

/** What people do with a request. Every action is one transaction on the locked row. */
@Injectable()
export class RequestActions {
  constructor(
    private readonly database: Database,
    private readonly workflow: RequestWorkflow,
    private readonly clocks: RequestClocks,
    private readonly entries: RequestEntries,
    private readonly approvals: RequestApprovals,
    private readonly mails: RequestMails,
    private readonly trail: AuditTrail,
    private readonly needs: RequestNeeds,
    private readonly groups: StaffGroupNotices,
  ) {}

  /** Sets impact, urgency or summary; the target times follow the priority. */
  update(
    user: CurrentUser,
    id: string,
    change: ServiceRequestChangeDto,
    ifMatch?: string,
  ): Promise<ServiceRequestDetail> {
    if (Object.keys(change).length === 0)
      throw refusedFields([{ field: 'impact', message: messages.nothing_to_change }]);
    return this.change(user, id, ifMatch, async (em, request) => {
      if (request.state === 'closed') throw new AppError('illegal_transition', messages.closed_note);
      if (change.journey_id) await caseOf(within(em), user, change.journey_id);
      Object.assign(request, change);
      if (change.journey_id !== undefined) await this.needs.setCase(em, request);
      request.priority = priorityOf(request.impact, request.urgency);
      await this.clocks.retarget(em, request);
      const { impact, urgency, priority } = request;
      const details = {
        impact,
        urgency,
        priority,
        ...(change.journey_id === undefined ? {} : { journey_id: change.journey_id }),
      };
      this.entries.add(em, id, { event: 'changed', visibility: 'internal', actor_id: user.id, details });
      await this.trail.record(em, {
        action: 'service_request.changed',
        actor: user,
        subject_id: request.requested_by,
        details: { id, number: request.number, ...details },
      });
    });
  }

  move(
    user: CurrentUser,
    id: string,
    body: ServiceRequestTransitionDto,
    ifMatch?: string,
  ): Promise<ServiceRequestDetail> {
    return this.database.write((em) => this.moveWithin(em, user, id, body, ifMatch));
  }

  /** As `move`, in a transaction of the caller. */
  moveWithin(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    body: ServiceRequestTransitionDto,
    ifMatch?: string,
  ): Promise<ServiceRequestDetail> {
    const { name, note } = body;
    if (note === undefined && TRANSITIONS_WITH_NOTE.some((each) => each === name))
      throw refusedFields([{ field: 'note', message: messages.note_needed }]);
    return this.changeWithin(em, user, id, ifMatch, async (request) => {
      this.refuse(user, request, name);
      const move = { name, note: note ?? null };
      if (name === 'approve' || name === 'decline') await this.decide(em, user, request, name, move.note);
      else {
        if (name === 'assign') await this.assign(em, request, body, user);
        await this.workflow.move(em, user, request, move);
        if (name === 'assign' && body.group_id !== undefined) await this.toldGroup(em, user, request, body.group_id);
      }
      if (name === 'ask_approval') await this.approvals.ask(em, user, request, body.approver_id);
      if (name === 'cancel') await this.approvals.drop(em, id);
      if (name === 'cancel' || name === 'resolve') await this.needs.drop(em, request, name);
      if (name === 'resolve') await this.mails.resolved(em, request, note ?? '');
    });
  }

  comment(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    { text, visibility }: NewRequestCommentDto,
  ): Promise<ServiceRequestDetail> {
    if (visibility === 'internal' && !isDesk(user))
      throw refusedFields([{ field: 'visibility', message: messages.comment_internal }]);
    return this.changeWithin(em, user, id, undefined, async (request) => {
      const entry = this.entries.add(em, id, { event: 'comment', visibility, actor_id: user.id, text });
      if (visibility === 'public') await this.mails.commented(em, request, entry);
    });
  }

  rate(user: CurrentUser, id: string, { rating, comment }: RequestRatingDto): Promise<ServiceRequestDetail> {
    return this.change(user, id, undefined, async (em, request) => {
      if (!isOwn(subjectOf(request), user)) throw notAllowed();
      if (!mayRate(subjectOf(request), user)) throw new AppError('illegal_transition', messages.rate_ended);
      request.satisfaction = rating;
      request.satisfaction_comment = comment ?? null;
      this.entries.add(em, id, {
        event: 'rated',
        visibility: 'public',
        actor_id: user.id,
        text: comment ?? null,
        details: { rating },
      });
    });
  }

  /** What the table of transitions does not say: whose request it is, and that a merged one has ended. */
  private refuse(user: CurrentUser, request: ServiceRequestRow, name: ServiceRequestTransitionDto['name']): void {
    if (!mayEnter(SERVICE_REQUEST_WORKFLOW[name].entry, user.role)) throw notAllowed();
    const decides = name === 'approve' || name === 'decline';
    if (!decides && !isDesk(user) && !isOwn(subjectOf(request), user)) throw notAllowed();
    if (name === 'reopen' && request.outcome === 'merged')
      throw new AppError('illegal_transition', messages.merged_stays);
  }

  /** To a group, or to a person: then the group it lay with stays where they belong to it. */
  private async assign(
    em: EntityManager,
    request: ServiceRequestRow,
    { assigned_to, group_id }: ServiceRequestTransitionDto,
    user: CurrentUser,
  ): Promise<void> {
    if (group_id !== undefined) {
      if (assigned_to !== undefined) throw refusedFields([{ field: 'group_id', message: messages.person_or_group }]);
      await groupFor(em, group_id);
      Object.assign(request, { group_id, assigned_to: null });
      return;
    }
    const assigneeId = assigned_to ?? user.id;
    const assignee = await within(em)
      .selectFrom('users')
      .select('role')
      .where('id', '=', assigneeId)
      .executeTakeFirst();
    if (assignee === undefined || !mayEnter('service_desk', assignee.role))
      throw refusedFields([{ field: 'assigned_to', message: messages.assignee_staff }]);
    request.assigned_to = assigneeId;
    if (request.group_id && !(await isMember(em, request.group_id, assigneeId))) request.group_id = null;
  }

  private async toldGroup(
    em: EntityManager,
    user: CurrentUser,
    { id, number, summary }: ServiceRequestRow,
    group_id: string,
  ): Promise<void> {
    await this.groups.cameTo(em, {
      group_id,
      actor_id: user.id,
      path: `/admin/service-requests/${id}`,
      text: `${serviceRequestNumber(number)}: ${summary}`,
    });
  }

  private async decide(
    em: EntityManager,
    user: CurrentUser,
    request: ServiceRequestRow,
    name: 'approve' | 'decline',
    note: string | null,
  ): Promise<void> {
    const status = name === 'approve' ? 'approved' : 'declined';
    const isLast = await this.approvals.decide(em, request, user, { status, note });
    if (name === 'decline') return this.workflow.move(em, user, request, { name, note });
    const begins = request.assigned_to ? 'in_progress' : 'new';
    await this.workflow.move(em, user, request, { name, note, to: isLast ? begins : 'awaiting_approval' });
    if (isLast) await this.needs.make(em, user, request);
  }

  private change(
    user: CurrentUser,
    id: string,
    ifMatch: string | undefined,
    work: (em: EntityManager, request: ServiceRequestRow) => Promise<void>,
  ): Promise<ServiceRequestDetail> {
    return this.database.write((em) => this.changeWithin(em, user, id, ifMatch, (request) => work(em, request)));
  }

  /** As the other actions, in a transaction of the caller. */
  async changeWithin(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    ifMatch: string | undefined,
    work: (request: ServiceRequestRow) => Promise<void>,
  ): Promise<ServiceRequestDetail> {
    await this.needs.lock(em, id);
    await this.workflow.change(em, user, id, ifMatch, work);
    const detail = await findRequestDetail(within(em), user, id);
    if (detail === undefined) throw notFound();
    return detail;
  }
}
