import type { AssignmentRow } from '../assignments/assignment.entity.js';
import { Injectable } from '@nestjs/common';
import { ACTIVE_ASSIGNMENT_STATES, ORDER_HOURS, type OrderSide } from '@ayana/contracts/journey';
import { sql } from 'kysely';
import { Clock } from '../../../platform/clock/clock.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { AssignmentWorkflow } from '../assignments/assignment-workflow.js';
import { Assignments } from '../assignments/assignments.service.js';
import type { JourneyReader } from '../../journeys/index.js';
import { type MovableOrder, moveOrder } from './move-orders.js';
import { recipientOf, treatsOn } from './order-parties.js';

const HOUR = 60 * 60_000;

type OrderKind = 'lab_order' | 'prescription';

interface NewOrderWork {
  kind: OrderKind;
  journey_id: string;
  /** The laboratory or pharmacy, and the field of the form that names it. */
  to: { id: string; field: string };
  brief: string;
  due_at: string | undefined;
}

/** An order, for its audience. */
interface PublishedOrder {
  id: string;
  journey_id: string;
  assignment_id: string;
}

/** The assignment that an order hangs on: the steps of the order move it, and its partner hears of the order. */
@Injectable()
export class OrderWork {
  constructor(
    private readonly clock: Clock,
    private readonly assignments: Assignments,
    private readonly workflow: AssignmentWorkflow,
    private readonly realtime: Realtime,
  ) {}

  async give(em: EntityManager, user: CurrentUser, order: NewOrderWork): Promise<AssignmentRow> {
    const { kind, journey_id, to, brief } = order;
    const recipient = await recipientOf(em, kind, to.id, to.field);
    return this.assignments.add(em, {
      ...recipient,
      kind,
      journey_id,
      brief,
      due_at: order.due_at === undefined ? this.usualTime() : new Date(order.due_at),
      created_by: user.id,
    });
  }

  /** The order that hangs on work goes to the one who has the other. */
  async move(em: EntityManager, order: MovableOrder, to: AssignmentRow): Promise<void> {
    await moveOrder(em, order, to, this.clock.now());
    const type = to.kind === 'lab_order' ? 'laboratory_orders.updated' : 'prescriptions.updated';
    await this.publish(em, type, { ...order, assignment_id: to.id }, order.orderer);
  }

  /** When an order is due that nobody named a time for. */
  usualTime(): Date {
    return new Date(this.clock.now().getTime() + ORDER_HOURS * HOUR);
  }

  /** With the first step the work is accepted. */
  async begun(em: EntityManager, user: CurrentUser, kind: OrderKind, assignmentId: string): Promise<void> {
    const row = await this.workflow.lock(em, assignmentId);
    if (row?.status !== 'offered') return;
    const states = this.workflow.of(kind);
    await states.move(em, user, row, { name: 'accept' });
    await states.changed(em, row);
  }

  finish(em: EntityManager, user: CurrentUser, assignmentId: string): Promise<void> {
    return this.workflow.finish(em, assignmentId, user.id);
  }

  cancel(em: EntityManager, user: CurrentUser, assignmentId: string): Promise<void> {
    return this.workflow.takeBack(em, assignmentId, user.id);
  }

  /** To the staff, the patient, who ordered it and the partner that has it. */
  async publish(
    em: EntityManager,
    type: 'laboratory_orders.updated' | 'prescriptions.updated',
    { id, journey_id, assignment_id }: PublishedOrder,
    orderer: string,
  ): Promise<void> {
    const { rows } = await sql<{ user_id: string }>`
      select patient_id as user_id from patient_journeys where id = ${journey_id}
      union
      select coalesce(assignment.assignee_user_id, member.user_id) from assignments assignment
        left join partner_members member on member.partner_id = assignment.partner_id
        where assignment.id = ${assignment_id} and assignment.status = any(${[...ACTIVE_ASSIGNMENT_STATES]})
          and coalesce(assignment.assignee_user_id, member.user_id) is not null
      union
      select ${orderer}::uuid where ${treatsOn(orderer, sql`${journey_id}::uuid`)}`.execute(within(em));
    const user_ids = rows.map(({ user_id }) => user_id);
    this.realtime.publish(em, { type, data: { journey_id, id } }, { entry: 'case_work', user_ids });
  }
}

/** The reader of an order, for the record of who opened what. */
export const readerOfOrder = (
  kind: OrderKind,
  side: OrderSide,
  order: { journey_id: string; assignment_id: string },
): JourneyReader => ({
  journey: { id: order.journey_id, patient_id: '', case_manager_id: null },
  kinds: [side === 'staff' ? 'case_worker' : side === 'patient' ? 'patient' : side === 'orderer' ? 'opinion' : kind],
  assignments:
    side === 'partner'
      ? [{ id: order.assignment_id, kind, status: 'accepted', of_hospital: false, access_end: null }]
      : [],
  parts: new Set(),
  may: [],
});
