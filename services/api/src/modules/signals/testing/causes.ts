import { randomUUID } from 'node:crypto';
import { caseRowsOf } from '../../journeys/testing/case-rows.js';
import type { TestApi } from '../../../../test/support/api.js';

/** Rows that lead to signals, written directly: what other parts of the product make, at times a test chooses. */
export function causesOf(api: TestApi) {
  const insert = async (text: string, values: unknown[]): Promise<string> =>
    (await api.database.rows<{ id: string }>(`${text} returning id`, values))[0]?.id ?? '';
  const rows = caseRowsOf(api);

  /** A patient who has done nothing yet, with a journey. */
  async function patient(name = 'Amina Otieno'): Promise<{ id: string; journey_id: string; email: string }> {
    const email = `${randomUUID()}@people.example`;
    const id = await api.database.add('users', { email, name, role: 'patient' });
    return { id, journey_id: await rows.journey(null, id), email };
  }

  const flight = (journey_id: string, lands_at: Date, status = 'booked', kind = 'flight') =>
    insert(
      `insert into travel_legs (id, journey_id, kind, to_place, starts_at, zone, ends_at, end_zone, status, version, created_at, updated_at)
       values (gen_random_uuid(), $1, $4, 'Chennai', $2::timestamptz - interval '5 hours', 'Africa/Nairobi', $2, 'Asia/Kolkata', $3, 1,
         now(), now())`,
      [journey_id, lands_at, status, kind],
    );

  /** A patient whose flight landed then, and that nobody met: three hours later it is a signal. @returns the journey */
  async function landed(lands_at: Date, name?: string): Promise<string> {
    const { journey_id } = await patient(name);
    await flight(journey_id, lands_at);
    return journey_id;
  }
  const met = (journey_id: string, at: Date) =>
    api.database.rows(`update travel_legs set status = 'done', updated_at = $2 where journey_id = $1`, [
      journey_id,
      at,
    ]);

  const taskOfPatient = (journey_id: string, created_at: Date) =>
    api.database.add('journey_tasks', { journey_id, created_at });

  const signIn = (user_id: string, at: Date) => api.database.add('security_events', { user_id, created_at: at });

  /** An answered check-in. */
  const checkIn = (journey_id: string, day: number, answered_at: Date, red_flags: string[]) =>
    insert(
      `insert into check_ins (id, journey_id, day, due_on, pain, fever, wound, medicine_taken, red_flags, answered_at, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3::timestamptz::date, 8, true, 'red', true, $4, $3, $3, $3)`,
      [journey_id, day, answered_at, red_flags],
    );

  async function criticalResult(journey_id: string, entered_at: Date): Promise<string> {
    const by = await rows.userId('laboratory_partner');
    const assignment_id = await rows.assignment(journey_id, 'lab_order', by, entered_at, 'accepted');
    const order = await insert(
      `insert into laboratory_orders (id, assignment_id, journey_id, ordered_by, status, tests, version, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3, 'resulted', '{potassium}', 1, $4, $4)`,
      [assignment_id, journey_id, by, entered_at],
    );
    return insert(
      `insert into laboratory_results (id, laboratory_order_id, test_code, value, unit, flag, entered_by, entered_at)
       values (gen_random_uuid(), $1, 'potassium', 6.9, 'mmol/l', 'critical', $2, $3)`,
      [order, by, entered_at],
    );
  }

  async function visa(journey_id: string, valid_until: string, decided_on = '2026-01-01'): Promise<string> {
    const assignment_id = await rows.assignment(
      journey_id,
      'visa_support',
      await rows.userId('doctor'),
      new Date(),
      'accepted',
    );
    return insert(
      `insert into visa_applications (id, assignment_id, journey_id, status, applied_on, reference, decided_on, visa_number, valid_until,
         version, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, 'granted', $4, 'REF-1', $4, 'V-1', $3, 1, now(), now())`,
      [assignment_id, journey_id, valid_until, decided_on],
    );
  }

  const enquiry = (received_at: Date, status = 'new') =>
    insert(
      `insert into inbox_items (id, kind, status, name, email, country, received_at, due_at, updated_at)
       values (gen_random_uuid(), 'contact', $2, 'Joseph Mwangi', 'joseph@people.example', 'Kenya', $1,
         $1::timestamptz + interval '24 hours', $1)`,
      [received_at, status],
    );

  /** The patient has accepted the quote of a hospital. @returns the hospital’s id */
  async function acceptedQuote(journey_id: string, hospital_id: string, decided_at: Date): Promise<void> {
    await insert(
      `insert into quotes (id, journey_id, partner_hospital_id, version, status, currency, valid_until, sent_at, decided_at, revision,
         created_at, updated_at)
       values (gen_random_uuid(), $1, $2, 1, 'accepted', 'USD', current_date, $3, $3, 1, $3, $3)`,
      [journey_id, hospital_id, decided_at],
    );
  }

  const complaint = (email: string, at: Date) =>
    insert(
      `insert into support_requests (id, token_hash, topic, name, email, message, created_at)
       values (gen_random_uuid(), gen_random_uuid()::text, 'complaint', 'Amina', upper($1), 'Nobody answers the bell.', $2)`,
      [email, at],
    );

  /** A request of the service desk, rated by who asked for it. */
  async function rating(requested_by: string, stars: number, at: Date): Promise<void> {
    const item = await insert(
      `insert into service_catalog_items (id, name, description, status, version, created_at, updated_at)
       values (gen_random_uuid(), 'Car', 'A car', 'published', 1, $1, $1)`,
      [at],
    );
    const version = await api.database.add('service_catalog_versions', { item_id: item, created_at: at });
    const request = await insert(
      `insert into service_requests (id, number, item_id, version_id, summary, search, answers, impact, urgency, priority, state,
         requested_by, due_to_own, due_to_resolve, version, created_at, updated_at)
       values (gen_random_uuid(), 500000 + (select count(*) from service_requests), $3, $4, 'A car', 'a car', '{}', 3, 3, 4, 'closed', $1,
         $2, $2, 1, $2, $2)`,
      [requested_by, at, item, version],
    );
    await insert(
      `insert into service_request_entries (id, request_id, at, actor_id, event, visibility, details)
       values (gen_random_uuid(), $1, $2, $3, 'rated', 'public', jsonb_build_object('rating', $4::integer))`,
      [request, at, requested_by, stars],
    );
  }

  const slowedSignIn = (at: Date, user_id: string | null = null) =>
    insert(
      `insert into security_events (id, user_id, event_type, details, created_at)
       values (gen_random_uuid(), $2, 'sign_in_slowed', '{"attempts": 5}', $1)`,
      [at, user_id],
    );

  const failedMail = (at: Date, is_test = false) =>
    insert(
      `insert into outgoing_mails (id, template, dedupe_key, message_id, recipient, recipient_hash, data, status, attempts, created_at,
         is_test)
       values (gen_random_uuid(), 'contact_notice', gen_random_uuid()::text, 'm', 'a@people.example', 'h', '{}', 'failed', 4400, $1, $2)`,
      [at, is_test],
    );

  async function hospitals(): Promise<[string, string]> {
    const [one, other] = await api.database.rows<{ id: string }>(
      'select id from partner_hospitals order by id limit 2',
    );
    return [one?.id ?? '', other?.id ?? ''];
  }

  return {
    landed,
    met,
    patient,
    flight,
    taskOfPatient,
    signIn,
    checkIn,
    criticalResult,
    visa,
    enquiry,
    acceptedQuote,
    complaint,
    rating,
    slowedSignIn,
    failedMail,
    hospitals,
  };
}

export type Causes = ReturnType<typeof causesOf>;
