import { journeyEntryText } from '@ayana/contracts/journey';
import { InternalMark } from '@ayana/shared-ui/thread';
import { dateText, fullMoment } from '@ayana/shared-ui/time';
import type { TimelineItem } from '@ayana/shared-ui/timeline';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import type { JourneyEntry } from '../types';
import { messages } from './messages';

/** The entries of a case as a timeline; internal ones are marked by word, icon and ground. */
export function timelineItems(entries: readonly JourneyEntry[], now: Date): TimelineItem[] {
  return entries.map((entry) => {
    const { id, at, actor, visibility, text } = entry;
    const date = new Date(at);
    const isInternal = visibility === 'internal';
    return {
      id,
      kind: isInternal ? 'note' : actor === null ? 'system' : 'event',
      title: (
        <>
          <b dir="auto">{actor === null ? messages.system : actor.name}</b> {journeyEntryText(entry, 'staff')}{' '}
          {isInternal ? <InternalMark>{messages.internal}</InternalMark> : null}
        </>
      ),
      when: dateText(date, now),
      whenFull: fullMoment(date, OPERATIONS_CLOCK.zone),
      dateTime: at,
      ...(text === null ? {} : { body: text, bodyTone: isInternal ? ('note' as const) : ('theirs' as const) }),
    };
  });
}
