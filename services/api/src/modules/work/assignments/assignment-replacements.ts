import { Injectable } from '@nestjs/common';
import {
  ASSIGNEE_FIELDS,
  type AssigneeField,
  isOrderKind,
  OPEN_ASSIGNMENT_STATES,
  type ORDER_KINDS,
  type AssignmentDetail,
} from '@ayana/contracts/journey';
import { AppError, notFound, refusedFields } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { refuseStale } from '../../../platform/http/etag.js';
import { JOURNEY_MESSAGES } from '../../journeys/index.js';
import { movableOrder } from '../orders/move-orders.js';
import { recipientOf } from '../orders/order-parties.js';
import { OrderWork } from '../orders/order-work.js';
import { AssignmentMessages } from '../../messages/index.js';
import { assigneeName } from './assignment-clocks.js';
import { type Assignee, assigneeOf } from './assignment-rules.js';
import { AssignmentWorkflow } from './assignment-workflow.js';
import { AssignmentRow } from './assignment.entity.js';
import type { AssignmentReplacementDto } from './assignments.dto.js';
import { findAssignment } from './assignments.queries.js';
import { Assignments } from './assignments.service.js';
import { MovedWork } from './moved-work.js';

/**
 * Gives work to someone else, in one transaction: taken back from the one, given to the other with its brief and time. The new assignee
 * learns nothing of the one before: what was agreed with them goes on as a note that the case manager has read.
 */
@Injectable()
export class AssignmentReplacements {
  constructor(
    private readonly clock: Clock,
    private readonly assignments: Assignments,
    private readonly workflow: AssignmentWorkflow,
    private readonly messages: AssignmentMessages,
    private readonly moved: MovedWork,
    private readonly orders: OrderWork,
  ) {}

  /** @throws AppError `not_found`, `stale_version`, `illegal_transition` for work that is done, `invalid_fields` */
  async replace(
    em: EntityManager,
    user: CurrentUser,
    id: string,
    form: AssignmentReplacementDto,
    ifMatch: string | undefined,
  ): Promise<AssignmentDetail> {
    const row = await this.workflow.lock(em, id);
    if (row === null) throw notFound();
    refuseStale(ifMatch, row.version);
    if (row.status === 'done') throw new AppError('illegal_transition', JOURNEY_MESSAGES.work_is_done);
    const { brief, due_at, note, ...who } = form;
    const { journey_id, kind } = row;
    const assignee = await assigneeOf(within(em), { ...who, journey_id, kind });
    await this.refuseUnwilling(em, row, assignee, who);
    const name = await assigneeName(em, id);
    const order = await movableOrder(em, row);
    if (isOrderKind(kind)) await this.refuseOtherPartners(em, kind, who);
    const due = due_at === undefined ? (order === null ? undefined : this.orders.usualTime()) : new Date(due_at);
    const given = await this.assignments.add(
      em,
      {
        ...assignee,
        journey_id,
        kind,
        brief,
        need_id: row.need_id ?? null,
        ...(due === undefined ? {} : { due_at: due }),
        created_by: user.id,
      },
      JOURNEY_MESSAGES.assignment_instead(name),
    );
    // Before the first work is taken back: an order that hangs on it would be cancelled with it.
    if (order !== null) await this.orders.move(em, order, given);
    const states = this.workflow.of(kind);
    if (OPEN_ASSIGNMENT_STATES.some((state) => state === row.status))
      await states.move(em, user, row, { name: 'cancel' });
    await states.changed(em, row);
    await this.moved.move(em, row, given);
    if (note !== undefined) await this.messages.add(em, given.id, { author_id: user.id, text: note });
    const detail = await findAssignment(within(em), user, given.id, this.clock.now());
    if (detail === undefined) throw notFound();
    return detail;
  }

  /** Tests go to laboratories, medicines to pharmacies. */
  private async refuseOtherPartners(
    em: EntityManager,
    kind: (typeof ORDER_KINDS)[number],
    named: Partial<Record<AssigneeField, string>>,
  ): Promise<void> {
    const field = ASSIGNEE_FIELDS.find((each) => named[each] !== undefined) ?? 'partner_id';
    await recipientOf(em, kind, named[field] ?? '', field);
  }

  /** Who has declined this work of the case is not offered it again; who has it open has it. Of orders there may be several. */
  private async refuseUnwilling(
    em: EntityManager,
    { id, journey_id, kind }: AssignmentRow,
    { assignee_user_id, partner_id }: Assignee,
    named: Partial<Record<AssigneeField, string>>,
  ): Promise<void> {
    const field = ASSIGNEE_FIELDS.find((each) => named[each] !== undefined) ?? 'assignee_user_id';
    const before = await em.find(AssignmentRow, {
      journey_id,
      kind,
      ...(isOrderKind(kind) ? { id } : {}),
      ...(partner_id === null ? { assignee_user_id } : { partner_id }),
    });
    if (before.some(({ status }) => status === 'declined'))
      throw refusedFields([{ field, message: JOURNEY_MESSAGES.has_declined }]);
    if (before.some(({ status }) => OPEN_ASSIGNMENT_STATES.some((state) => state === status)))
      throw refusedFields([{ field, message: JOURNEY_MESSAGES.has_it_already }]);
  }
}
