import { Thread } from '@ayana/shared-ui/thread';
import { useMemo } from 'react';
import { messages as timeline } from '../timeline/messages';
import { NoteComposer } from '../timeline/note-composer';
import { timelineItems } from '../timeline/timeline-items';
import { messages } from './messages';
import { type RequestDetail, writeNote } from './request.api';

/** What has happened to a request, and the place to write to the patient. */
export function RequestThread({ request, now, onSent }: { request: RequestDetail; now: Date; onSent: () => void }) {
  const items = useMemo(() => timelineItems(request.entries, now), [request.entries, now]);
  return (
    <Thread title={timeline.title} items={items} empty={timeline.empty}>
      <NoteComposer
        name={`treatment-request-note-${request.id}`}
        words={messages.write}
        send={(text, key) => writeNote(request.id, text, key)}
        onSent={onSent}
      />
    </Thread>
  );
}
