import { mayEnter } from './access.ts';
import { ADMIN_ROLES } from './roles.ts';
import type { Role } from './roles.ts';

/** Why a role may not be changed; the code of the API's problem. */
export type RoleChangeRefusal = 'not_allowed' | 'own_role' | 'administrators_only' | 'last_super_admin';

export interface RoleChange {
  /** The user who changes it. */
  actor: { id: string; role: Role | null };
  /** The user whose role changes, with their current role; null for none. */
  person: { id: string; role: Role | null };
  /** The new role; null removes it. */
  to: Role | null;
  /** Current number of super administrators. */
  superAdmins: number;
}

const isAdministrator = (role: Role | null): boolean => ADMIN_ROLES.some((each) => each === role);

/**
 * The rules for changing roles, in the order they are checked: only administrators may, nobody may change their own, only a super_admin may
 * add or remove administrators, and the last super_admin must remain.
 * @returns the refusal, or null when it is allowed
 */
export function roleChangeRefusal({ actor, person, to, superAdmins }: RoleChange): RoleChangeRefusal | null {
  if (!mayEnter('users', actor.role)) return 'not_allowed';
  if (actor.id === person.id) return 'own_role';
  if ((isAdministrator(person.role) || isAdministrator(to)) && !mayEnter('administrators', actor.role))
    return 'administrators_only';
  if (person.role === 'super_admin' && to !== 'super_admin' && superAdmins <= 1) return 'last_super_admin';
  return null;
}

/**
 * The rule for ending a user's sessions: administrators may, those of administrators only a super_admin or the user themselves.
 * @returns the refusal, or null when it is allowed
 */
export function sessionsEndRefusal({
  actor,
  person,
}: Pick<RoleChange, 'actor' | 'person'>): Extract<RoleChangeRefusal, 'not_allowed' | 'administrators_only'> | null {
  if (!mayEnter('users', actor.role)) return 'not_allowed';
  if (actor.id === person.id || !isAdministrator(person.role)) return null;
  return mayEnter('administrators', actor.role) ? null : 'administrators_only';
}
