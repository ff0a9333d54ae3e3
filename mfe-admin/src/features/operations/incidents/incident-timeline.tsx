import { Tabs } from '@ayana/shared-ui/tabs';
import { Timeline } from '@ayana/shared-ui/timeline';
import { lazy, Suspense, useId, useState } from 'react';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import type { IncidentEntry } from '../types';
import { messages } from './detail-messages';
import { EntryComposer } from './entry-composer';
import type { IncidentPartProps } from './part-props';
import { TimelineBox } from './incident.styles';
import { isWritten, timelineItems } from './timeline-items';

const CorrectionDialog = lazy(async () => ({ default: (await import('./dialogs')).CorrectionDialog }));
const { timeline: words } = messages;
const VIEWS = [
  { id: 'all', label: words.all },
  { id: 'written', label: words.written },
] as const;
type View = (typeof VIEWS)[number]['id'];

/** What happened, what is decided, what is done: live, and only added to. */
export function IncidentTimeline({ incident, now, onChanged }: IncidentPartProps) {
  const id = useId();
  const { zone, place } = OPERATIONS_CLOCK;
  const [view, setView] = useState<View>('all');
  const [corrected, setCorrected] = useState<IncidentEntry | null>(null);
  const isOpen = incident.state !== 'reviewed' && incident.merged_into === null;
  const shown = view === 'all' ? incident.entries : incident.entries.filter(isWritten);
  const items = timelineItems(shown, { now, zone, onCorrect: isOpen ? setCorrected : undefined });
  return (
    <TimelineBox aria-labelledby={id}>
      <header>
        <h2 id={id}>{words.title}</h2>
        <p>{words.zone(place)}</p>
      </header>
      {isOpen ? <EntryComposer incident={incident} now={now} onSent={onChanged} /> : null}
      <Tabs label={words.show} items={VIEWS} current={view} onSelect={setView}>
        {items.length === 0 ? <p>{words.empty}</p> : <Timeline label={words.title} items={items} />}
      </Tabs>
      <Suspense>
        {corrected === null ? null : (
          <CorrectionDialog
            incident={incident}
            entry={corrected}
            onClose={() => setCorrected(null)}
            onDone={() => {
              setCorrected(null);
              onChanged();
            }}
          />
        )}
      </Suspense>
    </TimelineBox>
  );
}
