import { randomUUID } from 'node:crypto';
import type { TestApi } from '../support/api.js';

/** Records of a case that belong to one person, written directly: staff begin journeys for patients, and in tests doctors and partners have one, too. */
export function caseRecordsOf(api: () => TestApi) {
  interface Owner {
    id: string;
  }
  async function added(sql: string, values: unknown[]): Promise<string> {
    const [row] = await api().database.rows<{ id: string }>(`${sql} returning id`, values);
    return row?.id ?? '';
  }
  const journeyOf = ({ id }: Owner): Promise<string> => api().database.add('patient_journeys', { patient_id: id });
  const taskOf = async (owner: Owner): Promise<string> =>
    api().database.add('journey_tasks', { journey_id: await journeyOf(owner) });
  const paperOf = async (owner: Owner): Promise<string> =>
    api().database.add('documents', { journey_id: await journeyOf(owner), status: 'wanted' });
  const assignmentOf = async (owner: Owner): Promise<string> =>
    added(
      `insert into assignments (id, journey_id, kind, assignee_user_id, status, brief, version, created_at, updated_at)
       values (gen_random_uuid(), $1, 'opinion', $2, 'offered', 'Is it safe?', 1, now(), now())`,
      [await journeyOf(owner), owner.id],
    );
  const grantOf = async (owner: Owner): Promise<string> =>
    api().database.add('record_grants', { journey_id: await journeyOf(owner), to_user_id: randomUUID() });
  const threadOf = async (owner: Owner): Promise<string> =>
    api().database.add('threads', { journey_id: await journeyOf(owner), kind: 'patient' });
  const checkInOf = async (owner: Owner): Promise<string> =>
    api().database.add('check_ins', { journey_id: await journeyOf(owner), day: 7 });
  const companionOf = async (owner: Owner): Promise<string> =>
    api().database.add('companions', { journey_id: await journeyOf(owner), name: 'Joseph', accepted_at: null });
  /** One that was sent to the patient. */
  const quoteOf = async (owner: Owner): Promise<string> =>
    added(
      `insert into quotes (id, journey_id, partner_hospital_id, version, status, currency, valid_until, sent_at, revision, created_at, updated_at)
       select gen_random_uuid(), $1, id, 1, 'sent', 'USD', current_date + 20, now(), 1, now(), now()
       from partner_hospitals order by id limit 1`,
      [await journeyOf(owner)],
    );
  /** One that was sent to the patient. */
  const billOf = async (owner: Owner): Promise<string> =>
    added(
      `insert into bills (id, journey_id, quote_id, partner_hospital_id, kind, version, status, currency, sent_at, revision, created_at, updated_at)
       select gen_random_uuid(), journey_id, id, partner_hospital_id, 'interim', 1, 'sent', 'USD', now(), 1, now(), now()
       from quotes where id = $1`,
      [await quoteOf(owner)],
    );
  const paymentOf = async (owner: Owner): Promise<string> =>
    api().database.add('case_payments', { journey_id: await journeyOf(owner) });
  const orderWorkOf = async (owner: Owner, kind: string, journey: string): Promise<string> =>
    api().database.add('assignments', { journey_id: journey, kind, assignee_user_id: owner.id });
  /** The owner is the patient and the laboratory. */
  const laboratoryOrderOf = async (owner: Owner): Promise<string> => {
    const journey = await journeyOf(owner);
    return api().database.add('laboratory_orders', {
      assignment_id: await orderWorkOf(owner, 'lab_order', journey),
      journey_id: journey,
    });
  };
  const prescriptionOf = async (owner: Owner): Promise<string> => {
    const journey = await journeyOf(owner);
    return api().database.add('prescriptions', {
      assignment_id: await orderWorkOf(owner, 'prescription', journey),
      journey_id: journey,
    });
  };
  return {
    laboratoryOrderOf,
    prescriptionOf,
    journeyOf,
    taskOf,
    paperOf,
    assignmentOf,
    grantOf,
    threadOf,
    checkInOf,
    companionOf,
    quoteOf,
    billOf,
    paymentOf,
  };
}
