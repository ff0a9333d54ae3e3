import { mayEnter } from './access.ts';
import { ADMIN_ROLES } from './roles.ts';
import type { Role } from './roles.ts';

/** Why a role may not be changed; the code of the problem the API answers. */
export type RoleChangeRefusal = 'not_allowed' | 'own_role' | 'administrators_only' | 'last_super_admin';

export interface RoleChange {
  /** Who changes it. */
  actor: { id: string; role: Role | null };
  /** Whose role changes, and what it is now; null where there is none. */
  person: { id: string; role: Role | null };
  /** The role to be; null takes it away. */
  to: Role | null;
  /** How many super administrators there are now. */
  superAdmins: number;
}

const isAdministrator = (role: Role | null): boolean => ADMIN_ROLES.some((each) => each === role);

/**
 * The rules of giving and taking roles, in the order they are looked at: only administrators do it, nobody changes their own,
 * only a super_admin makes or unmakes administrators, and the last super_admin stays.
 * @returns why not, or null when it may be done
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
 * The rule of ending somebody's sessions: administrators do it, those of administrators only a super_admin or whose they are.
 * @returns why not, or null when it may be done
 */
export function sessionsEndRefusal({
  actor,
  person,
}: Pick<RoleChange, 'actor' | 'person'>): Extract<RoleChangeRefusal, 'not_allowed' | 'administrators_only'> | null {
  if (!mayEnter('users', actor.role)) return 'not_allowed';
  if (actor.id === person.id || !isAdministrator(person.role)) return null;
  return mayEnter('administrators', actor.role) ? null : 'administrators_only';
}
