import { ACTIVE_ASSIGNMENT_STATES } from '@ayana/contracts/journey';
import { sql } from 'kysely';
import { type EntityManager, within } from '../../../platform/database/database.js';
import type { Realtime } from '../../../platform/realtime/realtime.js';
import { treatsOn } from './order-parties.js';

/** An order, for its audience. */
export interface PublishedOrder {
  id: string;
  journey_id: string;
  assignment_id: string;
}

export type OrderEvent = 'laboratory_orders.updated' | 'prescriptions.updated';

/** To the staff, the patient, who ordered it and the partner that has it. */
export async function publishOrder(
  em: EntityManager,
  realtime: Realtime,
  type: OrderEvent,
  { id, journey_id, assignment_id, orderer }: PublishedOrder & { orderer: string },
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
  realtime.publish(em, { type, data: { journey_id, id } }, { entry: 'case_work', user_ids });
}
