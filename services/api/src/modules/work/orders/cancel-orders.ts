import { type EntityManager, within } from '../../../platform/database/database.js';
import type { AssignmentRow } from '../assignments/assignment.entity.js';

/** Cancels what hangs on work that was taken back: the tests are not done, the medicines not handed out. */
export async function cancelOrdersOf(em: EntityManager, { id, kind }: AssignmentRow, now: Date): Promise<void> {
  if (kind === 'lab_order')
    await within(em)
      .updateTable('laboratory_orders')
      .set((build) => ({ status: 'cancelled', paged_at: null, updated_at: now, version: build('version', '+', 1) }))
      .where('assignment_id', '=', id)
      .where('status', 'not in', ['released', 'cancelled'])
      .execute();
  if (kind === 'prescription')
    await within(em)
      .updateTable('prescriptions')
      .set((build) => ({ status: 'cancelled', updated_at: now, version: build('version', '+', 1) }))
      .where('assignment_id', '=', id)
      .where('status', 'not in', ['delivered', 'cancelled'])
      .execute();
}

/** Whether tests are still to be done, or medicines to be handed out, for this work. */
export async function hasOpenOrder(em: EntityManager, { id, kind }: AssignmentRow): Promise<boolean> {
  if (kind !== 'lab_order' && kind !== 'prescription') return false;
  const [table, ends] =
    kind === 'lab_order'
      ? (['laboratory_orders', ['released', 'cancelled']] as const)
      : (['prescriptions', ['delivered', 'cancelled']] as const);
  const row = await within(em)
    .selectFrom(table)
    .select('id')
    .where('assignment_id', '=', id)
    .where('status', 'not in', [...ends])
    .executeTakeFirst();
  return row !== undefined;
}
