import { mayMoveOrder } from '@ayana/contracts/journey';
import { AppError } from '../../../platform/app-error.js';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { AssignmentRow } from '../assignments/assignment.entity.js';
import { ORDER_MESSAGES as messages } from './messages.js';

/** Tests or medicines that can go to another laboratory or pharmacy. */
export interface MovableOrder {
  id: string;
  journey_id: string;
  /** Who ordered the tests, or wrote the prescription. */
  orderer: string;
}

/**
 * The order that hangs on work, where someone else may get it: nothing was done for it, or its laboratory or pharmacy has declined.
 * @returns null for work without orders
 * @throws AppError `illegal_transition` for an order that has begun or is over
 */
export async function movableOrder(
  em: EntityManager,
  { id, kind, status }: AssignmentRow,
): Promise<MovableOrder | null> {
  if (kind !== 'lab_order' && kind !== 'prescription') return null;
  const order =
    kind === 'lab_order'
      ? await within(em)
          .selectFrom('laboratory_orders')
          .select(['id', 'journey_id', 'status', 'ordered_by as orderer'])
          .where('assignment_id', '=', id)
          .forUpdate()
          .executeTakeFirst()
      : await within(em)
          .selectFrom('prescriptions')
          .select(['id', 'journey_id', 'status', 'doctor_id as orderer'])
          .where('assignment_id', '=', id)
          .forUpdate()
          .executeTakeFirst();
  if (order === undefined || !mayMoveOrder(status, order.status))
    throw new AppError('illegal_transition', messages.has_begun);
  return order;
}

/** The order hangs on other work from now on. Nothing of the first laboratory or pharmacy counts for the second. */
export async function moveOrder(em: EntityManager, { id }: MovableOrder, to: AssignmentRow, now: Date): Promise<void> {
  if (to.kind === 'lab_order')
    await within(em)
      .updateTable('laboratory_orders')
      .set((build) => ({
        assignment_id: to.id,
        status: 'ordered',
        accession_number: null,
        sampled_at: null,
        sampled_by: null,
        updated_at: now,
        version: build('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
  else
    await within(em)
      .updateTable('prescriptions')
      .set((build) => ({ assignment_id: to.id, status: 'written', updated_at: now, version: build('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
}
