import type { TimelineItem } from '@ayana/shared-ui/timeline';
import { dateText, fullMoment } from '@ayana/shared-ui/time';
import type { ProblemEntry } from '../types';
import { messages } from './messages';

const { entries: words } = messages;

const textOf = (detail: unknown): string => (typeof detail === 'string' ? detail : '');
const numberOf = (detail: unknown): number => (typeof detail === 'number' ? detail : 0);

/** What happened, as a sentence after the person's name. */
export function problemEntryText({ event, transition, details }: ProblemEntry): string {
  switch (event) {
    case 'added':
      return words.added;
    case 'transition':
      return transition === null ? words.changed : messages.done[transition];
    case 'changed':
      return words.changed;
    case 'linked':
      return words.linked(textOf(details['numbers']));
    case 'unlinked':
      return words.unlinked(textOf(details['numbers']));
    case 'requests_resolved':
      return words.resolved(numberOf(details['resolved']));
  }
}

export function problemTimeline(entries: readonly ProblemEntry[], now: Date, zone: string): TimelineItem[] {
  return entries.map((entry) => {
    const date = new Date(entry.at);
    const left = numberOf(entry.details['left']);
    const body = entry.text ?? (left === 0 ? null : words.left(left));
    return {
      id: entry.id,
      kind: entry.event === 'transition' ? 'event' : 'system',
      title: (
        <>
          <b dir="auto">{entry.actor.name}</b> {problemEntryText(entry)}
        </>
      ),
      when: dateText(date, now),
      whenFull: fullMoment(date, zone),
      dateTime: entry.at,
      ...(body === null ? {} : { body, bodyTone: 'bare' as const }),
    };
  });
}
