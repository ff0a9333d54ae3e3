/** Ids of users; what is unknown, or an account that is gone, is null. */
export type InvolvedUsers = readonly (string | null | undefined)[];

/**
 * The one rule for every approval by a second person: who asked for it, wrote, changed or entered it, and who it is for, never approves it.
 * The database holds the same rule (`refuse_own_approval`).
 * @param involved each user of these
 */
export function mayApprove(userId: string, involved: InvolvedUsers): boolean {
  return !involved.includes(userId);
}
