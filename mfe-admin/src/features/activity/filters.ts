import { ACTIVITY_ACTIONS, type ActivityType } from '@ayana/contracts/activity';
import type { Filter } from '@ayana/shared-ui/filters';
import { ACTION_NAMES } from './action-names';
import type { ActivityItem } from './activity.api';
import type { ChangeWords } from './change-words';
import { messages } from './messages';

const { filters: labels, person } = messages;
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
export function activityFilters(
  type: ActivityType | null,
  items: readonly ActivityItem[],
  words: ChangeWords,
): Filter[] {
  const actions = (Object.keys(ACTION_NAMES) as Action[]).filter((action) => type === null || TYPES[action] === type);
  return [
    {
      kind: 'one',
      name: 'action',
      label: labels.action,
      options: actions.map((value) => ({ value, label: ACTION_NAMES[value] })),
    },
    { kind: 'day', name: 'from', label: labels.from },
    { kind: 'day', name: 'to', label: labels.to },
    { kind: 'given', name: 'actor', label: (id) => person.actor(nameOf(items, 'actor', id)) },
    { kind: 'given', name: 'about', label: (id) => person.about(recordName(items, id, words)) },
    { kind: 'given', name: 'subject', label: (id) => person.subject(nameOf(items, 'subject', id)) },
  ];
}

/** How the screens call a record, as far as the rows that were read say it. */
function recordName(items: readonly ActivityItem[], id: string, { records }: ChangeWords): string {
  const found = items.find(({ action, details }) => details['id'] === id && records[action] !== undefined);
  return (found && records[found.action]?.(found.details).name) ?? person.record;
}

function nameOf(items: readonly ActivityItem[], side: 'actor' | 'subject', id: string): string {
  const found = items.map((item) => item[side]).find((each) => each?.id === id);
  return found?.name || found?.email || person.someone;
}
