import { Injectable } from '@nestjs/common';
import {
  type DocumentKind,
  documentKindsOf,
  OPEN_ASSIGNMENT_STATES,
  workParts,
  type AssignmentDetail,
} from '@ayana/contracts/journey';
import { AppError, notAllowed, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock, Ids } from '../../../platform/clock/clock.js';
import { type EntityManager, isoTime, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { MessagingService } from '../../messaging/index.js';
import { refuseReaders } from '../../organisations/index.js';
import {
  CaseNotices,
  isOfHospital,
  JOURNEY_MESSAGES as messages,
  JourneyTaskRow,
  PatientJourneyRow,
} from '../../journeys/index.js';
import { DocumentRow, Documents } from '../../records/index.js';
import { assigneeName } from './assignment-clocks.js';
import { AssignmentWorkflow } from './assignment-workflow.js';
import type { AssignmentRow } from './assignment.entity.js';
import type { NewPaperRequestDto } from './assignments.dto.js';
import { findAssignment } from './assignments.queries.js';
import { PaperRequestRow } from './paper-request.entity.js';

/**
 * Papers that assignees ask patients for. The patient has a wanted paper and a task as when the staff ask; the clock of the work goes on,
 * and the case manager, who is told, may give more time.
 */
@Injectable()
export class PaperRequests {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly workflow: AssignmentWorkflow,
    private readonly documents: Documents,
    private readonly notices: CaseNotices,
    private readonly messaging: MessagingService,
  ) {}

  /** @throws AppError `not_found`, `not_allowed`, `illegal_transition`, `invalid_fields` for papers that this work does not show */
  async ask(em: EntityManager, user: CurrentUser, id: string, form: NewPaperRequestDto): Promise<AssignmentDetail> {
    const row = await this.workflow.lock(em, id);
    const seen = await findAssignment(within(em), user, id, this.clock.now());
    if (row === null || seen === undefined) throw notFound();
    if (!(await isOwn(em, user, row))) throw notAllowed();
    await refuseReaders(em, user);
    if (!OPEN_ASSIGNMENT_STATES.some((state) => state === row.status))
      throw new AppError('illegal_transition', messages.papers_need_open_work);
    const of_hospital = await isOfHospital(within(em), row.id);
    if (
      !documentKindsOf(workParts({ kind: row.kind, status: row.status, of_hospital, access_end: null })).includes(
        form.kind,
      )
    )
      throw refusedFields([{ field: 'kind', message: messages.papers_of_others }]);
    const paper = await this.want(em, user, row, form);
    const known = await em.findOne(PaperRequestRow, { assignment_id: id, document_id: paper.id });
    const request = known ?? this.newRow(em, user, row, form.kind, paper.id);
    request.reason = form.reason;
    await em.flush();
    await this.workflow.of(row.kind).changed(em, row);
    await this.informStaff(em, row, request);
    const detail = await findAssignment(within(em), user, id, this.clock.now());
    if (detail === undefined) throw notFound();
    return detail;
  }

  /** The wanted paper: the one that is wanted already, with both reasons and the day that the patient knows. */
  private async want(
    em: EntityManager,
    user: CurrentUser,
    row: AssignmentRow,
    { kind, reason }: NewPaperRequestDto,
  ): Promise<DocumentRow> {
    const { journey_id } = row;
    const waiting = await em.findOne(DocumentRow, { journey_id, kind, status: 'wanted', removed_at: null });
    const day =
      waiting === null
        ? row.due_at
        : (await em.findOne(JourneyTaskRow, { journey_id, subject_id: waiting.id, status: 'open' }))?.due_at;
    const before = waiting?.reason ?? '';
    return this.documents.want(em, user, {
      journey_id,
      kind,
      reason: before === '' || before.includes(reason) ? before || reason : `${before}\n${reason}`,
      ...(day != null && day > this.clock.now() ? { due_at: isoTime(day) } : {}),
    });
  }

  private newRow(
    em: EntityManager,
    user: CurrentUser,
    { id, journey_id }: AssignmentRow,
    kind: DocumentKind,
    document_id: string,
  ): PaperRequestRow {
    return em.create(PaperRequestRow, {
      id: this.ids.next(),
      journey_id,
      assignment_id: id,
      document_id,
      kind,
      reason: '',
      asked_by: user.id,
      created_at: this.clock.now(),
    });
  }

  private async informStaff(em: EntityManager, row: AssignmentRow, request: PaperRequestRow): Promise<void> {
    const journey = await em.findOneOrFail(PatientJourneyRow, { id: row.journey_id });
    const [staff, patient] = [await this.notices.staffOf(em, journey), await this.notices.patientOf(em, journey)];
    await this.messaging.queueMail(em, {
      template: 'assignment_paper_asked',
      journey_id: journey.id,
      to: staff.email,
      data: {
        journey_id: journey.id,
        name: staff.name,
        patient: patient?.name ?? '',
        assignee: await assigneeName(em, row.id),
        kind: row.kind,
        paper: request.kind,
        reason: request.reason,
      },
      dedupe_key: `assignment_paper_asked:${request.id}:${row.version}`,
    });
  }
}

/** Whether the work was handed to them, or to the partner they work for. */
export async function isOwn(
  em: EntityManager,
  user: CurrentUser,
  { assignee_user_id, partner_id }: AssignmentRow,
): Promise<boolean> {
  if (partner_id == null) return assignee_user_id === user.id;
  const member = await within(em)
    .selectFrom('partner_members')
    .select('user_id')
    .where('user_id', '=', user.id)
    .where('partner_id', '=', partner_id)
    .executeTakeFirst();
  return member !== undefined;
}
