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
import type { CallOptions, TestApi } from '../../../../test/support/api.js';
import { addPaper, assign, beginJourney, userIdOf } from '../../journeys/testing/journeys.js';

/** A journey of the demo patient with its threads, through HTTP; what other parts of a case write is put into the tables. */
export function caseOf(api: TestApi) {
  const idOf = (role: Role) => userIdOf(api, role);
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
    const { id } = await beginJourney(api);
    await api.database.rows('update patient_journeys set case_manager_id = $2 where id = $1', [
      id,
      await idOf('admin'),
    ]);
    const { items } = (await threads(id, 'ayana_staff')).body;
    const threadOf = (kind: Thread['kind']): string => items.find((thread) => thread.kind === kind)?.id ?? '';
    return { id, patient: threadOf('patient'), internal: threadOf('internal') };
  }

  /** Hands work to a user, with its thread. */
  async function assignTo(journey_id: string, kind: AssignmentKind, role: Role, status = 'accepted') {
    const assignment = await assign(api, journey_id, kind, { user: await idOf(role) }, status);
    return { assignment, thread: await api.database.add('threads', { journey_id, assignment_id: assignment }) };
  }

  const accompany = async (journeyId: string, role: Role, may: readonly CompanionPermission[]): Promise<void> => {
    await api.database.add('companions', { journey_id: journeyId, user_id: await idOf(role), may });
  };

  const addDocument = (journeyId: string, kind = 'report') => addPaper(api, journeyId, { kind });

  return { idOf, threads, messages, send, read, unread, begin, assign: assignTo, accompany, addDocument };
}

export const textsOf = (page: MessagesPage): string[] => page.items.map(({ text }) => text);
