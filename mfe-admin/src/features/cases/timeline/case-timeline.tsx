import { Thread } from '@ayana/shared-ui/thread';
import { useMemo } from 'react';
import { addNote } from '../page/case.api';
import type { Case } from '../types';
import { messages } from './messages';
import { NoteComposer } from './note-composer';
import { timelineItems } from './timeline-items';

/** What has happened, and the place for a note for the team. */
export function CaseTimeline({ value, now, onWritten }: { value: Case; now: Date; onWritten: () => void }) {
  const items = useMemo(() => timelineItems(value.entries, now), [value.entries, now]);
  return (
    <Thread title={messages.title} items={items} empty={messages.empty}>
      <NoteComposer
        name={`case-note-${value.id}`}
        words={messages.write}
        isInternal
        send={(text, key) => addNote(value.id, text, key)}
        onSent={onWritten}
      />
    </Thread>
  );
}
