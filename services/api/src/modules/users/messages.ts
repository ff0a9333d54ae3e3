import type { RoleChangeRefusal, sessionsEndRefusal } from '@ayana/contracts/identity';
import { defineMessages } from '@ayana/contracts/language';

type SessionsEndRefusal = NonNullable<ReturnType<typeof sessionsEndRefusal>>;

/** Refusals of changes to the accounts of others. */
export const USER_MESSAGES = defineMessages('api/users', {
  roles: {
    own_role: 'You cannot change your own role. Ask another administrator.',
    administrators_only: 'Only a super administrator can add or remove administrators.',
    last_super_admin: 'This is the last super administrator. Add another one first.',
  } satisfies Record<Exclude<RoleChangeRefusal, 'not_allowed'>, string>,
  sessions: {
    administrators_only: 'Only a super administrator can end the sessions of administrators.',
  } satisfies Record<Exclude<SessionsEndRefusal, 'not_allowed'>, string>,
  invitations_enough: 'This invitation was sent often enough. Withdraw it and invite again.',
  invitations_open: (most: number) => `There are ${most} open invitations. Withdraw some first.`,
  address_has_role: 'This address has an account with a role. Change the role in the list of people.',
  address_invited: 'This address is invited already. Send that invitation again.',
  invitation_over: 'This invitation is used or too old. Please ask for a new one.',
  invitation_address: 'Please sign in with the address that was invited.',
  another_account: 'This account is something else already. Please ask to be invited with another address.',
  no_application: 'This person has no open application.',
});
