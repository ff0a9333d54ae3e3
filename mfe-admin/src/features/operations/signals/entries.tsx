import type { TimelineItem } from '@ayana/shared-ui/timeline';
import { dateText, fullMoment } from '@ayana/shared-ui/time';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { factText } from '../../../components/operations/fact-text';
import { messages as shared } from '../../../components/operations/messages';
import type { SignalDetail } from '../types';
import { messages } from './detail-messages';

type Entry = SignalDetail['entries'][number];
const { thread } = messages;

/** What happened, as a sentence after the person's name. */
function entryText({ event, transition, facts }: Entry, kind: SignalDetail['kind'], now: Date): string {
  if (event === 'grew') return thread.grew(factText(kind, facts ?? {}, now));
  return transition === null ? thread.opened : messages.done[transition];
}

/** What was done about a signal, the oldest first. */
export function signalItems({ entries, kind }: SignalDetail, now: Date): TimelineItem[] {
  const { zone } = OPERATIONS_CLOCK;
  return entries.map((entry) => {
    const { id, at, actor, text } = entry;
    const date = new Date(at);
    return {
      id,
      kind: actor === null ? 'system' : 'event',
      title: (
        <>
          <b dir="auto">{actor === null ? shared.system : actor.name || shared.deleted}</b>{' '}
          {entryText(entry, kind, now)}
        </>
      ),
      when: dateText(date, now),
      whenFull: fullMoment(date, zone),
      dateTime: at,
      ...(text === null ? {} : { body: text }),
    };
  });
}
