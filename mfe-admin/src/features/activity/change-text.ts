import { isRole, ROLE_NAMES } from '@ayana/contracts/identity';
import type { ActivityItem } from './activity.api';
import { messages } from './messages';

/** What an action changed, in words; `from` and `to` where a value was replaced. */
export type ChangeText = { from: string; to: string } | { text: string } | null;

/** The row shows its own id and time, so these details add nothing. */
const UNSAID = new Set(['user_id', 'id', 'given_at', 'withdrawn_at']);

const roleWord = (role: unknown): string => (isRole(role) ? ROLE_NAMES[role] : messages.noRole);

const inWords = (value: unknown): string =>
  isRole(value) ? ROLE_NAMES[value] : typeof value === 'string' ? value.replaceAll('_', ' ') : JSON.stringify(value);

/** Describes the details of an action; unknown names are shown unchanged, as text. */
export function changeText({ action, details }: Pick<ActivityItem, 'action' | 'details'>): ChangeText {
  if (action === 'role.given' || action === 'role.taken' || action === 'role.changed')
    return { from: roleWord(details['from']), to: roleWord(details['to']) };
  if (action === 'sessions.ended' && typeof details['sessions'] === 'number')
    return { text: messages.sessions(details['sessions']) };
  if (action === 'application.refused' && isRole(details['wanted_role']))
    return { text: messages.appliedFor(ROLE_NAMES[details['wanted_role']]) };
  const rest = Object.entries(details).filter(([name, value]) => !UNSAID.has(name) && value !== null && value !== '');
  return rest.length === 0
    ? null
    : { text: rest.map(([name, value]) => `${name.replaceAll('_', ' ')}: ${inWords(value)}`).join(', ') };
}
