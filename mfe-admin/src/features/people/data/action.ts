import type { Role } from '@ayana/contracts/identity';
import { api, type Part, readPart } from '@ayana/portal-kit';
import type { ActionFunctionArgs } from 'react-router-dom';

/** Every change an administrator can make to a person's access. */
export type PeopleIntent =
  | { intent: 'role'; id: string; role: Role | null }
  | { intent: 'refuse'; id: string; note: string }
  | { intent: 'end-session'; id: string; session_id: string }
  | { intent: 'end-sessions'; id: string };

/** The change that was made, or why it failed. */
export type PeopleOutcome = Part<PeopleIntent>;

async function perform(command: PeopleIntent): Promise<PeopleIntent> {
  const path = { id: command.id };
  switch (command.intent) {
    case 'role':
      await api.PATCH('/users/{id}/role', { params: { path }, body: { role: command.role } });
      break;
    case 'refuse':
      await api.PATCH('/users/{id}/application', {
        params: { path },
        body: { status: 'refused', ...(command.note.trim() === '' ? {} : { note: command.note }) },
      });
      break;
    case 'end-session':
      await api.DELETE('/users/{id}/sessions/{session_id}', {
        params: { path: { ...path, session_id: command.session_id } },
      });
      break;
    case 'end-sessions':
      await api.DELETE('/users/{id}/sessions', { params: { path } });
      break;
  }
  return command;
}

/** Makes one change; the page reloads its data afterwards. */
export async function peopleAction({ request }: ActionFunctionArgs): Promise<PeopleOutcome> {
  return readPart(perform((await request.json()) as PeopleIntent));
}
