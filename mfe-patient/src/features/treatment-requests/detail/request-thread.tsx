import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Composer } from '@ayana/shared-ui/composer';
import { Thread } from '@ayana/shared-ui/thread';
import { dateText, deviceZone, fullMoment } from '@ayana/shared-ui/time';
import type { TimelineItem } from '@ayana/shared-ui/timeline';
import { addNote, type RequestEntry, type TreatmentRequestDetail } from '../requests.api';
import { messages } from './messages';
import { journeyEntryText } from '@ayana/contracts/journey';

const { composer: words, thread } = messages;

export interface RequestThreadProps {
  request: TreatmentRequestDetail;
  now: Date;
  isOwn: boolean;
  onSent: () => void;
}

/** What happened and what was written; the patient and the staff add notes. */
export function RequestThread({ request, now, isOwn, onSent }: RequestThreadProps) {
  const form = useForm<{ text: string }, TreatmentRequestDetail>({
    name: `treatment-request-note-${request.id}`,
    initial: { text: '' },
    rules: ({ text }) => ({ text: text.trim() === '' ? words.needed : undefined }),
    send: ({ text }, key) => addNote(request.id, text.trim(), key),
    onAccepted: onSent,
  });
  return (
    <Thread
      conversation
      title={thread.title}
      items={request.entries.map((entry) => itemOf(entry, now, isOwn ? request.patient_id : ''))}
      empty={thread.empty}
    >
      <Composer
        label={words.label}
        value={form.values.text}
        onChange={(text) => form.set('text', text)}
        onSend={form.submit}
        maxLength={1000}
        placeholder={words.placeholder}
        status={form.waiting ? words.waiting : words.hint}
        error={form.errorOf('text') ?? form.failure ?? undefined}
        action={
          <Button type="submit" variant="tonal" size="small" busy={form.busy} busyLabel={words.sending}>
            {words.send}
          </Button>
        }
      />
    </Thread>
  );
}

/** @param reader the patient who reads; empty for the staff */
function itemOf(entry: RequestEntry, now: Date, reader: string): TimelineItem {
  const { id, at, actor, event, text } = entry;
  const date = new Date(at);
  return {
    id,
    kind: event === 'note' ? 'event' : 'system',
    title: (
      <>
        <b dir="auto">{actor === null ? thread.system : actor.id === reader ? thread.you : actor.name}</b>{' '}
        {journeyEntryText(entry)}
      </>
    ),
    when: dateText(date, now),
    whenFull: fullMoment(date, deviceZone().zone),
    dateTime: at,
    ...(text === null ? {} : { body: text, bodyTone: actor?.id === reader ? 'ours' : 'theirs' }),
  };
}
