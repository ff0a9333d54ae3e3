import { mayEnter, type Role } from '@ayana/contracts/identity';
import { sql } from 'kysely';
import { AppError, notAllowed, notFound } from '../../platform/app-error.js';
import { type EntityManager, within } from '../../platform/database/database.js';
import { PROBLEM_MESSAGES } from '../../platform/http/problems/messages.js';

export interface Person {
  id: string;
  role: Role | null;
  email: string;
  name: string;
}

export interface LockedUsers {
  /** The user who acts, with the current role: a token may still contain an earlier one. */
  actor: { id: string; role: Role | null };
  /** The user it is done to. */
  person: Person;
  superAdmins: number;
}

/**
 * Locks both users and every super administrator until the transaction ends, so that two who remove each other at once do it one after the
 * other. Always in the order of ids, which prevents deadlocks.
 * @throws AppError `not_allowed` when the actor is no longer an administrator, `not_found` for an unknown user
 */
export async function lockUsers(em: EntityManager, actorId: string, personId: string): Promise<LockedUsers> {
  const { rows } = await sql<Person>`
    select id, role, email, name from users where role = 'super_admin' or id in (${actorId}, ${personId})
    order by id for no key update`.execute(within(em));
  const [actor, person] = [actorId, personId].map((id) => rows.find((row) => row.id === id));
  if (!actor) throw new AppError('not_signed_in', PROBLEM_MESSAGES.not_signed_in);
  if (!mayEnter('users', actor.role)) throw notAllowed();
  if (!person) throw notFound();
  return { actor, person, superAdmins: rows.filter(({ role }) => role === 'super_admin').length };
}
