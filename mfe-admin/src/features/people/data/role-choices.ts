import { type Role, roleChangeRefusal, type RoleChangeRefusal, ROLES } from '@ayana/contracts/identity';

/** A role that can be given, or the reason why not; null is no role. */
export interface RoleChoice {
  role: Role | null;
  refusal: RoleChangeRefusal | null;
  isCurrent: boolean;
}

/**
 * Every choice of the dialog, in the order of the roles, "no role" last. The server checks the same rules again.
 * @param superAdmins how many there are; unknown counts as several, and the server protects the last one
 */
export function roleChoices(
  actor: { id: string; role: Role | null },
  person: { id: string; role: Role | null },
  superAdmins = 2,
): RoleChoice[] {
  return [...ROLES, null].map((role) => ({
    role,
    refusal: role === person.role ? null : roleChangeRefusal({ actor, person, to: role, superAdmins }),
    isCurrent: role === person.role,
  }));
}

/** The reason why the role cannot be changed at all, where every choice is refused for the same reason. */
export function refusedAltogether(choices: readonly RoleChoice[]): RoleChangeRefusal | null {
  const reasons = new Set(choices.filter(({ isCurrent }) => !isCurrent).map(({ refusal }) => refusal));
  const [only] = reasons;
  return reasons.size === 1 && only !== undefined ? only : null;
}
