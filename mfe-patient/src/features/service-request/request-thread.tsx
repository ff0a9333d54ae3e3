import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Composer } from '@ayana/shared-ui/composer';
import { Thread } from '@ayana/shared-ui/thread';
import { dateText, deviceZone, fullMoment } from '@ayana/shared-ui/time';
import type { TimelineItem } from '@ayana/shared-ui/timeline';
import { messages } from './messages';
import { type RequestEntry, sendMessage, type ServiceRequestDetail } from './service-request.api';

const { composer: words, thread } = messages;

export interface RequestThreadProps {
  request: ServiceRequestDetail;
  now: Date;
  onSent: () => void;
}

/** What happened and what was written, and a place to write to the service desk. */
export function RequestThread({ request, now, onSent }: RequestThreadProps) {
  const form = useForm<{ text: string }, ServiceRequestDetail>({
    name: `request-message-${request.id}`,
    initial: { text: '' },
    rules: ({ text }) => ({ text: text.trim() === '' ? words.needed : undefined }),
    send: ({ text }, key) => sendMessage(request.id, text, key),
    onAccepted: onSent,
  });
  return (
    <Thread
      conversation
      title={thread.title}
      items={request.entries.map((entry) => itemOf(entry, now))}
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

function itemOf(entry: RequestEntry, now: Date): TimelineItem {
  const { id, at, actor, event, text } = entry;
  const date = new Date(at);
  return {
    id,
    kind: event === 'transition' ? 'system' : 'event',
    title: (
      <>
        <b dir="auto">{actor?.name ?? messages.system}</b> {whatHappened(entry)}
      </>
    ),
    when: dateText(date, now),
    whenFull: fullMoment(date, deviceZone().zone),
    dateTime: at,
    ...(text === null ? {} : { body: text }),
  };
}

/** As a sentence after the person's name. */
function whatHappened({ event, transition, details }: RequestEntry): string {
  if (event === 'asked') return thread.asked;
  if (event === 'comment') return thread.wrote;
  if (event === 'paper_added') return thread.paperAdded;
  if (event === 'paper_removed') return thread.paperRemoved;
  if (event === 'rated') return thread.rated(String(details['rating']));
  return transition === null ? thread.changed : messages.done[transition];
}
