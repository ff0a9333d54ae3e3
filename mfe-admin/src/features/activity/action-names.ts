import { ACTIVITY_ACTION_NAMES, SECURITY_EVENT_NAMES } from '@ayana/contracts/activity';
import type { ActivityItem } from './activity.api';

/** The name of every action. */
export const ACTION_NAMES: Readonly<Record<ActivityItem['action'], string>> = {
  ...ACTIVITY_ACTION_NAMES,
  ...SECURITY_EVENT_NAMES,
};
