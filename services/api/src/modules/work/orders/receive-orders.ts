import { type EntityManager, within } from '../../../platform/database/database.js';
import type { Realtime } from '../../../platform/realtime/realtime.js';
import type { AssignmentRow } from '../assignments/assignment.entity.js';
import { publishOrder } from './order-audience.js';

/** A pharmacy that accepts medicines has received them: one press for what is true together. */
export async function receiveOrderOf(
  em: EntityManager,
  realtime: Realtime,
  { id: assignment_id, kind }: AssignmentRow,
  now: Date,
): Promise<void> {
  if (kind !== 'prescription') return;
  const received = await within(em)
    .updateTable('prescriptions')
    .set((build) => ({ status: 'received', updated_at: now, version: build('version', '+', 1) }))
    .where('assignment_id', '=', assignment_id)
    .where('status', '=', 'written')
    .returning(['id', 'journey_id', 'assignment_id', 'doctor_id as orderer'])
    .executeTakeFirst();
  if (received !== undefined) await publishOrder(em, realtime, 'prescriptions.updated', received);
}
