import type {
  AssignmentKind,
  CompanionPermission,
  Threads,
  MessagesPage,
  Message,
  ReadAnswer,
  Thread,
} from '@ayana/contracts/journey';
import type { Role } from '@ayana/contracts/identity';
import { type CallOptions, emailOf, type TestApi } from '../../../../test/support/api.js';

/** A journey of the demo patient with its threads, through HTTP; what other parts of a case write is put into the tables. */
export function caseOf(api: TestApi) {
  const idOf = async (role: Role): Promise<string> => {
    const [row] = await api.database.rows<{ id: string }>('select id from users where email = $1', [emailOf(role)]);
    return row?.id ?? '';
  };
  const threads = (journeyId: string, as: Role) => api.call<Threads>('GET', `/threads?journey_id=${journeyId}`, { as });
  const messages = (threadId: string, as: Role, query = '') =>
    api.call<MessagesPage>('GET', `/threads/${threadId}/messages${query}`, { as });
  const send = (threadId: string, as: Role, body: object | string, options: CallOptions = {}) =>
    api.call<Message>('POST', `/threads/${threadId}/messages`, {
      as,
      body: typeof body === 'string' ? { text: body } : body,
      ...options,
    });
  const read = (threadId: string, as: Role, body: object = {}) =>
    api.call<ReadAnswer>('POST', `/threads/${threadId}/read`, { as, body });
  const unread = async (as: Role) => (await api.call<number>('GET', '/threads/unread-count', { as })).body;

  /** Begins a journey; `admin` manages it. */
  async function begin(): Promise<{ id: string; patient: string; internal: string }> {
    const patient_id = await idOf('patient');
    const { body } = await api.call<{ id: string }>('POST', '/patient-journeys', {
      as: 'ayana_staff',
      body: { patient_id },
    });
    await api.database.rows('update patient_journeys set case_manager_id = $2 where id = $1', [
      body.id,
      await idOf('admin'),
    ]);
    const { items } = (await threads(body.id, 'ayana_staff')).body;
    const threadOf = (kind: Thread['kind']): string => items.find((thread) => thread.kind === kind)?.id ?? '';
    return { id: body.id, patient: threadOf('patient'), internal: threadOf('internal') };
  }

  /** Hands work to a user, with its thread. */
  async function assign(journeyId: string, kind: AssignmentKind, role: Role, status = 'accepted') {
    const [assignment] = await api.database.rows<{ id: string }>(
      `insert into assignments (id, journey_id, kind, assignee_user_id, status, brief, version, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, $3, $4, 'Please help.', 1, now(), now()) returning id`,
      [journeyId, kind, await idOf(role), status],
    );
    const [thread] = await api.database.rows<{ id: string }>(
      `insert into threads values (gen_random_uuid(), $1, 'partner', $2, now(), now()) returning id`,
      [journeyId, assignment?.id],
    );
    return { assignment: assignment?.id ?? '', thread: thread?.id ?? '' };
  }

  const accompany = async (journeyId: string, role: Role, may: readonly CompanionPermission[]): Promise<void> => {
    await api.database.rows(
      `insert into companions (id, journey_id, user_id, email, name, relation, language, may, accepted_at, version, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, gen_random_uuid() || '@people.example', 'A son', 'Son', 'en', $3, now(), 1, now(), now())`,
      [journeyId, await idOf(role), may],
    );
  };

  /** A paper with a file, uploaded by the patient. */
  async function addDocument(journeyId: string, kind = 'report'): Promise<string> {
    const uploader = await idOf('patient');
    const [file] = await api.database.rows<{ id: string }>(
      `insert into files (id, owner_kind, owner_id, file_name, media_type, size, sha256, storage_key, uploaded_by, created_at)
       values (gen_random_uuid(), 'document', gen_random_uuid(), 'x-ray.pdf', 'application/pdf', 1200, repeat('a', 64), gen_random_uuid(), $1, now())
       returning id`,
      [uploader],
    );
    const [document] = await api.database.rows<{ id: string }>(
      `insert into documents (id, journey_id, kind, status, file_id, uploaded_by, uploaded_at, version, created_at, updated_at)
       values (gen_random_uuid(), $1, $2, 'uploaded', $3, $4, now(), 1, now(), now()) returning id`,
      [journeyId, kind, file?.id, uploader],
    );
    return document?.id ?? '';
  }

  return { idOf, threads, messages, send, read, unread, begin, assign, accompany, addDocument };
}

export const textsOf = (page: MessagesPage): string[] => page.items.map(({ text }) => text);
