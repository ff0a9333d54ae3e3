import type { AssignmentKind, TaskOwnerKind, ThreadKind } from '@ayana/contracts/journey';
import { emailOf, type TestApi } from '../../../../test/support/api.js';

const HOUR = 60 * 60_000;
const START = Math.floor(Date.now() / 1000) * 1000;

/** A time so many hours from the start of the test; before it when negative. */
export const inHours = (hours: number): Date => new Date(START + hours * HOUR);

/** Rows of a case, written directly: what other parts of the product make. */
export function caseRowsOf(api: TestApi) {
  const insert = async (text: string, values: unknown[]): Promise<string> =>
    (await api.database.rows<{ id: string }>(`${text} returning id`, values))[0]?.id ?? '';

  const userId = async (role: Parameters<typeof emailOf>[0]): Promise<string> =>
    (await api.database.rows<{ id: string }>('select id from users where email = $1', [emailOf(role)]))[0]?.id ?? '';

  /** A journey of the demo patient. */
  async function journey(manager_id: string | null = null, patient_id?: string): Promise<string> {
    const { body } = await api.call<{ id: string }>('POST', '/patient-journeys', {
      as: 'ayana_staff',
      body: { patient_id: patient_id ?? (await userId('patient')) },
    });
    await api.database.rows('update patient_journeys set case_manager_id = $2 where id = $1', [body.id, manager_id]);
    return body.id;
  }

  const task = (
    journey_id: string,
    title: string,
    due_at: Date | null,
    owner: { kind?: TaskOwnerKind; id?: string } = {},
  ) =>
    insert(
      `insert into journey_tasks (id, journey_id, stage_number, title, owner_kind, owner_id, due_at, status, version, created_at, updated_at)
       values (gen_random_uuid(), $1, 2, $2, $3, $4, $5, 'open', 1, now(), now())`,
      [journey_id, title, owner.kind ?? 'case_manager', owner.id ?? null, due_at],
    );

  const assignment = (journey_id: string, kind: AssignmentKind, user: string, due_at: Date, status = 'offered') =>
    insert(
      `insert into assignments (id, journey_id, kind, assignee_user_id, status, due_at, brief, version, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3, $4, $5, 'Please help.', 1, now(), now())`,
      [journey_id, kind, user, status, due_at],
    );

  async function thread(journey_id: string, kind: ThreadKind = 'patient', assignment_id: string | null = null) {
    const known = await api.database.rows<{ id: string }>(
      'select id from threads where journey_id = $1 and kind = $2 and assignment_id is not distinct from $3',
      [journey_id, kind, assignment_id],
    );
    return (
      known[0]?.id ??
      insert(
        `insert into threads (id, journey_id, kind, assignment_id, created_at, updated_at)
         values (gen_random_uuid(), $1, $2, $3, now(), now())`,
        [journey_id, kind, assignment_id],
      )
    );
  }

  const message = (thread_id: string, author_id: string, text: string, at: Date) =>
    insert(
      `insert into messages (id, thread_id, author_id, text, document_ids, created_at)
       values (gen_random_uuid(), $1, $2, $3, '{}', $4)`,
      [thread_id, author_id, text, at],
    );

  const readUntil = (thread_id: string, user_id: string, at: Date) =>
    api.database.rows(
      `insert into message_reads (thread_id, user_id, read_until) values ($1, $2, $3)
       on conflict (thread_id, user_id) do update set read_until = excluded.read_until`,
      [thread_id, user_id, at],
    );

  async function paper(journey_id: string, uploaded_at: Date): Promise<string> {
    const owner = await userId('patient');
    const file_id = await insert(
      `insert into files (id, owner_kind, owner_id, file_name, media_type, size, sha256, storage_key, uploaded_by, created_at)
       values (gen_random_uuid(), 'document', $1, 'report.pdf', 'application/pdf', 10, repeat('a', 64), gen_random_uuid(), $2, now())`,
      [journey_id, owner],
    );
    return insert(
      `insert into documents (id, journey_id, kind, status, file_id, uploaded_by, uploaded_at, version, created_at, updated_at)
       values (gen_random_uuid(), $1, 'report', 'uploaded', $2, $3, $4, 1, now(), now())`,
      [journey_id, file_id, owner, uploaded_at],
    );
  }

  /** A sent quote of one line. @param days until it lapses */
  async function quote(journey_id: string, days: number, cents = 450_000): Promise<string> {
    const id = await insert(
      `insert into quotes (id, journey_id, partner_hospital_id, version, status, currency, valid_until, sent_at, revision, created_at, updated_at)
       select gen_random_uuid(), $1, id, 1, 'sent', 'USD', current_date + $2::integer, now(), 1, now(), now()
       from partner_hospitals order by hospital_name limit 1`,
      [journey_id, days],
    );
    await api.database.rows(
      `insert into quote_lines (id, quote_id, position, category, label, quantity, unit_price, included)
       values (gen_random_uuid(), $1, 1, 'surgeon', 'Surgeon', 1, $2, true), (gen_random_uuid(), $1, 2, 'room', 'Suite', 1, 99, false)`,
      [id, cents],
    );
    return id;
  }

  return { userId, journey, task, assignment, thread, message, readUntil, paper, quote };
}
