import { useForm } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Composer } from '@ayana/shared-ui/composer';
import { Thread } from '@ayana/shared-ui/thread';
import { useMemo } from 'react';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import type { RequestDetail } from '../types';
import { messages } from './detail-messages';
import { timelineItems } from './entries';
import { sendComment } from './requests.api';

const { composer: words, thread } = messages;

type Mode = 'public' | 'internal';
const MODES = [
  { id: 'public', label: words.public },
  { id: 'internal', label: words.internal, note: true },
] as const;
const { zone: ZONE } = OPERATIONS_CLOCK;

/** What happened and what was written, and the place to write a comment or a note. What is typed survives a reload. */
export function RequestThread({ request, now, onSent }: { request: RequestDetail; now: Date; onSent: () => void }) {
  const form = useForm<{ text: string; visibility: Mode }, RequestDetail>({
    name: `service-comment-${request.id}`,
    initial: { text: '', visibility: 'public' },
    rules: ({ text }) => ({ text: text.trim() === '' ? words.needed : undefined }),
    send: (values, key) => sendComment(request.id, values, key),
    onAccepted: onSent,
  });
  const { visibility: mode } = form.values;
  const isNote = mode === 'internal';
  const items = useMemo(() => timelineItems(request.entries, now, ZONE), [request.entries, now]);
  return (
    <Thread title={thread.title} items={items} empty={thread.empty}>
      <Composer
        modes={MODES}
        mode={mode}
        onMode={(next) => form.set('visibility', next)}
        label={words.label}
        value={form.values.text}
        onChange={(text) => form.set('text', text)}
        onSend={form.submit}
        maxLength={1000}
        placeholder={isNote ? words.notePlaceholder : words.placeholder}
        status={form.waiting ? words.waiting : isNote ? words.internalHint : words.publicHint}
        error={form.errorOf('text') ?? form.failure ?? undefined}
        action={
          <Button type="submit" variant="tonal" size="small" busy={form.busy} busyLabel={words.sending}>
            {isNote ? words.note : words.send}
          </Button>
        }
      />
    </Thread>
  );
}
