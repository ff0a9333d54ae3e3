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
  no_application: 'This person has no open application.',
});
