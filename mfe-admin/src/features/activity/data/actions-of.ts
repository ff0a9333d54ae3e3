import { ACTIVITY_ACTIONS, type ActivityType } from '@ayana/contracts/activity';
import { type Action, ACTION_NAMES } from './filters';

/** The type of sign-in and suspicious actions; the contracts name the type of all others. */
const SECURITY: Partial<Record<Action, ActivityType>> = {
  user_login: 'sign-ins',
  sign_in_slowed: 'security',
  refresh_token_reused: 'security',
  csp_violation: 'security',
};

/** The actions of a type; all actions for null. */
export function actionsOf(type: ActivityType | null): Action[] {
  const types: Partial<Record<string, ActivityType>> = { ...ACTIVITY_ACTIONS, ...SECURITY };
  return (Object.keys(ACTION_NAMES) as Action[]).filter((action) => type === null || types[action] === type);
}
