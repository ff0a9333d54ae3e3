import { ACTIVITY_ACTIONS, type ActivityType } from '@ayana/contracts/activity';
import type { Filter } from '@ayana/shared-ui/filters';
import { ACTION_NAMES } from './action-names';
import type { ActivityItem } from './activity.api';
import { messages } from './messages';

const { filters: words, person } = messages;
type Action = ActivityItem['action'];

/** The type of sign-in and suspicious actions; the contracts name the type of all others. */
const TYPES: Partial<Record<string, ActivityType>> = {
  ...ACTIVITY_ACTIONS,
  user_login: 'sign-ins',
  sign_in_slowed: 'security',
  refresh_token_reused: 'security',
  csp_violation: 'security',
};

/** The filters of a type; the names of the people come from the rows that were read. */
export function activityFilters(type: ActivityType | null, items: readonly ActivityItem[]): Filter[] {
  const actions = (Object.keys(ACTION_NAMES) as Action[]).filter((action) => type === null || TYPES[action] === type);
  return [
    {
      kind: 'one',
      name: 'action',
      label: words.action,
      options: actions.map((value) => ({ value, label: ACTION_NAMES[value] })),
    },
    { kind: 'day', name: 'from', label: words.from },
    { kind: 'day', name: 'to', label: words.to },
    { kind: 'given', name: 'actor', label: (id) => person.actor(nameOf(items, 'actor', id)) },
    { kind: 'given', name: 'about', label: () => person.about },
    { kind: 'given', name: 'subject', label: (id) => person.subject(nameOf(items, 'subject', id)) },
  ];
}

function nameOf(items: readonly ActivityItem[], side: 'actor' | 'subject', id: string): string {
  const found = items.map((item) => item[side]).find((each) => each?.id === id);
  return found?.name || found?.email || person.someone;
}
