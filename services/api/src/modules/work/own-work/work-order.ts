import type { LaboratoryState, PrescriptionState, WorkOrder } from '@ayana/contracts/journey';
import { sql } from 'kysely';
import { isoTime } from '../../../platform/database/database.js';
import { scannedNumberIs } from '../orders/order-numbers.js';

/** As JSON has it. */
export interface StoredWorkOrder extends Omit<WorkOrder, 'status' | 'critical'> {
  status: LaboratoryState | PrescriptionState;
  critical: string[] | null;
}

/** What tells the order of a piece of work apart from others that look alike; null for work without one. */
export const WORK_ORDER = sql<StoredWorkOrder | null>`case assignment.kind
  when 'lab_order' then (
    select json_build_object('id', lab.id, 'number', lab.order_number, 'status', lab.status, 'ordered_at', lab.created_at,
      'ordered_by', coalesce(orderer.name, ''),
      'names', (select json_agg(test.name order by test.position) from laboratory_tests test where test.code = any (lab.tests)),
      'critical', (select json_agg(test.name order by test.position) from laboratory_results result
        join laboratory_tests test on test.code = result.test_code
        where result.laboratory_order_id = lab.id and result.flag = 'critical'))
    from laboratory_orders lab left join users orderer on orderer.id = lab.ordered_by where lab.assignment_id = assignment.id)
  when 'prescription' then (
    select json_build_object('id', script.id, 'number', script.order_number, 'status', script.status, 'ordered_at', script.created_at,
      'ordered_by', coalesce(doctor.name, ''),
      'names', (select json_agg(concat_ws(' ', item.medicine, item.strength) order by item.position) from prescription_items item
        where item.prescription_id = script.id and item.replaced_by is null))
    from prescriptions script left join users doctor on doctor.id = script.doctor_id where script.assignment_id = assignment.id)
  end`;

export const workOrderOf = (stored: StoredWorkOrder | null): { order?: WorkOrder } =>
  stored === null
    ? {}
    : {
        order: {
          ...stored,
          names: stored.names ?? [],
          ordered_at: isoTime(new Date(stored.ordered_at)),
          critical: stored.critical ?? [],
        },
      };

/** Work whose order, or the tube of its sample, has this number. */
export const hasOrderNumber = (q: string) => sql<boolean>`(
  exists (select 1 from laboratory_orders lab where lab.assignment_id = assignment.id and ${scannedNumberIs('lab', q)})
  or exists (select 1 from prescriptions script where script.assignment_id = assignment.id and ${scannedNumberIs('script', q)}))`;
