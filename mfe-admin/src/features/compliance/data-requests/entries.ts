import type { TimelineItem } from '@ayana/shared-ui/timeline';
import { dateText } from '@ayana/shared-ui/time';
import { dayText } from '../parts/day-text';
import type { DataRequestEntry } from '../types';
import { messages } from './messages';

const { entries: words } = messages;

/** What happened with a request, as the audit trail has it. */
export const entryItems = (entries: readonly DataRequestEntry[], now: Date): TimelineItem[] =>
  entries.map(({ at, actor, details }, index) => ({
    id: `${at} ${index}`,
    kind: actor === null ? 'system' : 'event',
    title: `${entryText(details)} · ${actor === null ? words.system : actor.name === '' ? messages.gone : actor.name}`,
    when: dateText(new Date(at), now),
    dateTime: at,
  }));

/** The words of one entry, by what it records. */
export function entryText(details: Readonly<Record<string, unknown>>): string {
  const { to, transition, extended_to } = details;
  if (typeof extended_to === 'string') return words.extended(dayText(extended_to));
  if (transition === 'reopen') return words.reopened;
  if (to === 'received' || to === 'verified' || to === 'refused' || to === 'done') return words[to];
  return Object.keys(details).length === 0 ? words.downloaded : words.other;
}
