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
  const journeyOf = ({ id }: Owner): Promise<string> =>
    added(
      `insert into patient_journeys (id, patient_id, current_stage, stage_statuses, journey_data, status, version, created_at, updated_at)
       values (gen_random_uuid(), $1, 1, '{}', '{}', 'open', 1, now(), now())`,
      [id],
    );
  const taskOf = async (owner: Owner): Promise<string> =>
    added(
      `insert into journey_tasks (id, journey_id, stage_number, title, owner_kind, status, version, created_at, updated_at)
       values (gen_random_uuid(), $1, 2, 'Send your passport', 'patient', 'open', 1, now(), now())`,
      [await journeyOf(owner)],
    );
  const paperOf = async (owner: Owner): Promise<string> =>
    added(
      `insert into documents (id, journey_id, kind, status, version, created_at, updated_at)
       values (gen_random_uuid(), $1, 'report', 'wanted', 1, now(), now())`,
      [await journeyOf(owner)],
    );
  const assignmentOf = async (owner: Owner): Promise<string> =>
    added(
      `insert into assignments (id, journey_id, kind, assignee_user_id, status, brief, version, created_at, updated_at)
       values (gen_random_uuid(), $1, 'opinion', $2, 'offered', 'Is it safe?', 1, now(), now())`,
      [await journeyOf(owner), owner.id],
    );
  const grantOf = async (owner: Owner): Promise<string> =>
    added(
      `insert into record_grants (id, journey_id, kind, to_user_id, reason, starts_at, created_at)
       values (gen_random_uuid(), $1, 'report', gen_random_uuid(), '', now(), now())`,
      [await journeyOf(owner)],
    );
  const threadOf = async (owner: Owner): Promise<string> =>
    added(
      `insert into threads (id, journey_id, kind, created_at, updated_at)
       values (gen_random_uuid(), $1, 'patient', now(), now())`,
      [await journeyOf(owner)],
    );
  const checkInOf = async (owner: Owner): Promise<string> =>
    added(
      `insert into check_ins (id, journey_id, day, due_on, red_flags, created_at, updated_at)
       values (gen_random_uuid(), $1, 7, current_date, '{}', now(), now())`,
      [await journeyOf(owner)],
    );
  const companionOf = async (owner: Owner): Promise<string> =>
    added(
      `insert into companions (id, journey_id, email, name, relation, language, may, version, created_at, updated_at)
       values (gen_random_uuid(), $1, gen_random_uuid() || '@people.example', 'Joseph', 'Brother', 'en', '{see_journey}', 1, now(), now())`,
      [await journeyOf(owner)],
    );
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
  const orderWorkOf = async (owner: Owner, kind: string, journey: string): Promise<string> =>
    added(
      `insert into assignments (id, journey_id, kind, assignee_user_id, status, brief, version, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3, 'offered', 'Please help.', 1, now(), now())`,
      [journey, kind, owner.id],
    );
  /** The owner is the patient and the laboratory. */
  const laboratoryOrderOf = async (owner: Owner): Promise<string> => {
    const journey = await journeyOf(owner);
    return added(
      `insert into laboratory_orders (id, assignment_id, journey_id, ordered_by, status, tests, version, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, gen_random_uuid(), 'ordered', '{potassium}', 1, now(), now())`,
      [await orderWorkOf(owner, 'lab_order', journey), journey],
    );
  };
  const prescriptionOf = async (owner: Owner): Promise<string> => {
    const journey = await journeyOf(owner);
    return added(
      `insert into prescriptions (id, assignment_id, journey_id, doctor_id, status, version, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, gen_random_uuid(), 'written', 1, now(), now())`,
      [await orderWorkOf(owner, 'prescription', journey), journey],
    );
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
  };
}
