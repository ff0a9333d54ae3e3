import type { AssignmentRow } from '../assignments/assignment.entity.js';
import { Injectable } from '@nestjs/common';
import { ORDER_HOURS, type OrderSide } from '@ayana/contracts/journey';
import { Clock } from '../../../platform/clock/clock.js';
import type { EntityManager } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { Realtime } from '../../../platform/realtime/realtime.js';
import { AssignmentWorkflow } from '../assignments/assignment-workflow.js';
import { Assignments } from '../assignments/assignments.service.js';
import type { JourneyReader } from '../../journeys/index.js';
import { type MovableOrder, moveOrder } from './move-orders.js';
import { type OrderEvent, type PublishedOrder, publishOrder } from './order-audience.js';
import { recipientOf } from './order-parties.js';

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

  publish(em: EntityManager, type: OrderEvent, order: PublishedOrder, orderer: string): Promise<void> {
    const { id, journey_id, assignment_id } = order;
    return publishOrder(em, this.realtime, type, { id, journey_id, assignment_id, orderer });
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
