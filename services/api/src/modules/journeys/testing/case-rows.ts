import type { AssignmentKind, TaskOwnerKind, ThreadKind } from '@ayana/contracts/journey';
import type { Role } from '@ayana/contracts/identity';
import type { TestApi } from '../../../../test/support/api.js';
import { addPaper, beginJourney, userIdOf } from './journeys.js';

const HOUR = 60 * 60_000;
const START = Math.floor(Date.now() / 1000) * 1000;

/** A time so many hours from the start of the test; before it when negative. */
export const inHours = (hours: number): Date => new Date(START + hours * HOUR);

/** Rows of a case, written directly: what other parts of the product make. */
export function caseRowsOf(api: TestApi) {
  const userId = (role: Role | null) => userIdOf(api, role);

  /** A journey of the demo patient. */
  async function journey(manager_id: string | null = null, patient_id?: string): Promise<string> {
    const { id } = await beginJourney(api, patient_id === undefined ? {} : { patient_id });
    await api.database.rows('update patient_journeys set case_manager_id = $2 where id = $1', [id, manager_id]);
    return id;
  }

  const task = (
    journey_id: string,
    title: string,
    due_at: Date | null,
    owner: { kind?: TaskOwnerKind; id?: string } = {},
  ) =>
    api.database.add('journey_tasks', {
      journey_id,
      title,
      owner_kind: owner.kind ?? 'case_manager',
      owner_id: owner.id,
      due_at,
    });

  const assignment = (journey_id: string, kind: AssignmentKind, user: string, due_at: Date, status = 'offered') =>
    api.database.add('assignments', { journey_id, kind, assignee_user_id: user, status, due_at });

  async function thread(journey_id: string, kind: ThreadKind = 'patient', assignment_id: string | null = null) {
    const known = await api.database.rows<{ id: string }>(
      'select id from threads where journey_id = $1 and kind = $2 and assignment_id is not distinct from $3',
      [journey_id, kind, assignment_id],
    );
    return known[0]?.id ?? api.database.add('threads', { journey_id, kind, assignment_id });
  }

  const message = (thread_id: string, author_id: string, text: string, at: Date) =>
    api.database.add('messages', { thread_id, author_id, text, created_at: at });

  const readUntil = (thread_id: string, user_id: string, at: Date) =>
    api.database.rows(
      `insert into message_reads (thread_id, user_id, read_until) values ($1, $2, $3)
       on conflict (thread_id, user_id) do update set read_until = excluded.read_until`,
      [thread_id, user_id, at],
    );

  const paper = (journey_id: string, uploaded_at: Date) => addPaper(api, journey_id, { uploaded_at });

  /** A sent quote of one line. @param days until it lapses */
  async function quote(journey_id: string, days: number, cents = 450_000): Promise<string> {
    const [hospital] = await api.database.rows<{ id: string }>(
      'select id from partner_hospitals order by hospital_name limit 1',
    );
    const quote_id = await api.database.add('quotes', {
      journey_id,
      partner_hospital_id: hospital?.id,
      valid_until: new Date(Date.now() + days * 24 * HOUR),
      sent_at: new Date(),
    });
    await api.database.add('quote_lines', { quote_id, unit_price: cents });
    await api.database.add('quote_lines', {
      quote_id,
      position: 2,
      category: 'room',
      label: 'Suite',
      unit_price: 99,
      included: false,
    });
    return quote_id;
  }

  return { userId, journey, task, assignment, thread, message, readUntil, paper, quote };
}
