import { ACTIVITY_ACTIONS, type ActivityType } from '@ayana/contracts/activity';
import { type Action, ACTION_NAMES } from './filters';

/** What signing in and what is suspicious are filed under; the rest says so in the contracts. */
const SECURITY: Partial<Record<Action, ActivityType>> = {
  user_login: 'sign-ins',
  sign_in_slowed: 'security',
  refresh_token_reused: 'security',
  csp_violation: 'security',
};

/** The acts of a type, all of them for everything. */
export function actionsOf(type: ActivityType | null): Action[] {
  const types: Partial<Record<string, ActivityType>> = { ...ACTIVITY_ACTIONS, ...SECURITY };
  return (Object.keys(ACTION_NAMES) as Action[]).filter((action) => type === null || types[action] === type);
}
