import type { Role } from '@ayana/contracts/identity';
import { api, type Part, readPart } from '@ayana/portal-kit';
import type { ActionFunctionArgs } from 'react-router-dom';

/** Everything an administrator can do to a person's access. */
export type PeopleIntent =
  | { intent: 'role'; id: string; role: Role | null }
  | { intent: 'refuse'; id: string; note: string }
  | { intent: 'end-session'; id: string; session_id: string }
  | { intent: 'end-sessions'; id: string };

/** What was done, or why not. */
export type PeopleOutcome = Part<PeopleIntent>;

async function perform(wish: PeopleIntent): Promise<PeopleIntent> {
  const path = { id: wish.id };
  switch (wish.intent) {
    case 'role':
      await api.PATCH('/users/{id}/role', { params: { path }, body: { role: wish.role } });
      break;
    case 'refuse':
      await api.PATCH('/users/{id}/application', {
        params: { path },
        body: { status: 'refused', ...(wish.note.trim() === '' ? {} : { note: wish.note }) },
      });
      break;
    case 'end-session':
      await api.DELETE('/users/{id}/sessions/{session_id}', {
        params: { path: { ...path, session_id: wish.session_id } },
      });
      break;
    case 'end-sessions':
      await api.DELETE('/users/{id}/sessions', { params: { path } });
      break;
  }
  return wish;
}

/** Does one act; the page reads itself again afterwards. */
export async function peopleAction({ request }: ActionFunctionArgs): Promise<PeopleOutcome> {
  return readPart(perform((await request.json()) as PeopleIntent));
}
