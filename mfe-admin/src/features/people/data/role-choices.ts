import { type Role, roleChangeRefusal, type RoleChangeRefusal, ROLES } from '@ayana/contracts/identity';

/** A role somebody may be given, or why not; null is no role. */
export interface RoleChoice {
  role: Role | null;
  refusal: RoleChangeRefusal | null;
  isCurrent: boolean;
}

/**
 * Every choice of the dialog, in the order of the roles, "no role" last. The server decides by the same rules and has the last word.
 * @param superAdmins how many there are; what is not known counts as several, and the server refuses the last
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

/** Why nothing at all may be changed, where every other choice is refused for one reason. */
export function refusedAltogether(choices: readonly RoleChoice[]): RoleChangeRefusal | null {
  const reasons = new Set(choices.filter(({ isCurrent }) => !isCurrent).map(({ refusal }) => refusal));
  const [only] = reasons;
  return reasons.size === 1 && only !== undefined ? only : null;
}
