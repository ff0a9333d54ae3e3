import { isRole, ROLE_NAMES } from '@ayana/contracts/identity';
import { messages } from '../messages';
import type { ActivityItem } from './loader';

/** What an act changed, in words; `from` and `to` where something became something else. */
export type DetailWords = { from: string; to: string } | { text: string } | null;

/** Ids and moments say nothing beside the row's own. */
const UNSAID = new Set(['user_id', 'id', 'given_at', 'withdrawn_at']);

const roleWord = (role: unknown): string => (isRole(role) ? ROLE_NAMES[role] : messages.noRole);

const inWords = (value: unknown): string =>
  isRole(value) ? ROLE_NAMES[value] : typeof value === 'string' ? value.replaceAll('_', ' ') : JSON.stringify(value);

/** Reads the details of an act; names the product does not know are shown as they are, as text. */
export function detailWords({ action, details }: Pick<ActivityItem, 'action' | 'details'>): DetailWords {
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
