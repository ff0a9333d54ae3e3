import type { Priority } from '@ayana/contracts/service-desk';
import { InternalMark } from '@ayana/shared-ui/thread';
import type { TimelineItem } from '@ayana/shared-ui/timeline';
import { dateText, fullMoment } from '@ayana/shared-ui/time';
import { messages as words } from '../../../components/service-desk/messages';
import type { RequestEntry } from '../types';
import { messages } from './detail-messages';

const { thread } = messages;

const textOf = (detail: unknown): string =>
  typeof detail === 'string' || typeof detail === 'number' ? String(detail) : '';

/** What happened, as a sentence after the person's name. */
export function entryText({ event, transition, details }: RequestEntry): string {
  switch (event) {
    case 'asked':
      return thread.asked;
    case 'transition':
      return transition === null ? thread.edited : messages.done[transition];
    case 'comment':
      return thread.comment;
    case 'changed':
      return details['priority'] === undefined || details['priority'] === null
        ? thread.edited
        : thread.changed(words.priorities[Number(details['priority']) as Priority]);
    case 'task':
      return thread.task;
    case 'linked':
      return details['name'] === undefined ? thread.linked : thread.linkedTo(textOf(details['name']));
    case 'unlinked':
      return details['name'] === undefined ? thread.unlinked : thread.unlinkedFrom(textOf(details['name']));
    case 'merged':
      return thread.merged(textOf(details['number']));
    case 'breached':
      return thread.breached(textOf(details['target']));
    case 'paper_added':
      return thread.paperAdded;
    case 'paper_removed':
      return thread.paperRemoved;
    case 'rated':
      return thread.rated(textOf(details['rating']));
  }
}

/** The entries of a request as a timeline; internal ones are marked by word, icon and ground. */
export function timelineItems(entries: readonly RequestEntry[], now: Date, zone: string): TimelineItem[] {
  return entries.map((entry) => {
    const { id, at, actor, event, visibility, text } = entry;
    const date = new Date(at);
    const isWritten = event === 'comment';
    // What the system writes about a change needs no ground and no mark.
    const isPlain = !isWritten && event !== 'transition' && event !== 'rated';
    const isInternal = visibility === 'internal' && !isPlain;
    return {
      id,
      kind: isInternal && isWritten ? 'note' : isWritten || event === 'asked' ? 'event' : 'system',
      title: (
        <>
          {event === 'breached' ? null : <b dir="auto">{actor?.name ?? messages.someone}</b>} {entryText(entry)}{' '}
          {isInternal && text !== null ? <InternalMark>{thread.internal}</InternalMark> : null}
        </>
      ),
      when: dateText(date, now),
      whenFull: fullMoment(date, zone),
      dateTime: at,
      ...(text === null
        ? {}
        : { body: text, bodyTone: isInternal ? ('note' as const) : isPlain ? ('bare' as const) : ('theirs' as const) }),
    };
  });
}
