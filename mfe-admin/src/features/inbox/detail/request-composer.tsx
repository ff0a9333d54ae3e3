import type { InboxItem } from '@ayana/contracts/inbox';
import { TEXT_LIMIT } from '@ayana/contracts/rules';
import { useKeptForm } from '@ayana/portal-kit';
import { Button, Composer } from '@ayana/shared-ui';
import { useState, type RefObject } from 'react';
import type { ActionAnswer } from '../data/action';
import { messages } from '../messages';
import { useWrite } from '../use-write';

const { composer: words } = messages;

export type Mode = 'reply' | 'note';

export type RequestComposerProps = {
  item: InboxItem;
  me: string;
  mode: Mode;
  onMode: (mode: Mode) => void;
  textRef: RefObject<HTMLTextAreaElement | null>;
  onSettled: (answer: ActionAnswer) => void;
};

const takeOf = ({ status }: InboxItem): 'claim' | 'reopen' | null =>
  status === 'new' ? 'claim' : status === 'closed' ? 'reopen' : null;

/** Answers the visitor by mail, or leaves a note for the team. Drafts stay on this device until they are sent. */
export function RequestComposer({ item, me, mode, onMode, textRef, onSettled }: RequestComposerProps) {
  const reply = useKeptForm({ name: `inbox-reply-${item.id}`, version: 1, initial: { text: '' } });
  const note = useKeptForm({ name: `inbox-note-${item.id}`, version: 1, initial: { text: '' } });
  const [said, setSaid] = useState<{ mode: Mode; error?: string; done?: string } | null>(null);
  const { send, busy } = useWrite((answer) => {
    const written = answer.intent === 'reply' ? reply : note;
    const about: Mode = answer.intent === 'reply' ? 'reply' : 'note';
    if (answer.ok) {
      written.reset();
      setSaid({ mode: about, done: about === 'reply' ? words.sent : words.added });
    } else {
      setSaid({ mode: about, error: answer.fields[0]?.message ?? answer.failure.message });
      // The words were changed after an earlier version had been taken: they need a key of their own.
      if (answer.failure.code.startsWith('idempotency')) reply.renewKey();
    }
    onSettled(answer);
  });

  const form = mode === 'reply' ? reply : note;
  const { text } = form.values;
  const take = takeOf(item);
  const left = TEXT_LIMIT - text.length;
  const current = said?.mode === mode ? said : null;

  const submit = (): void => {
    const trimmed = text.trim();
    if (trimmed === '') {
      setSaid({ mode, error: mode === 'reply' ? words.missingReply : words.missingNote });
      textRef.current?.focus();
    } else if (mode === 'reply')
      send({ intent: 'reply', id: item.id, text: trimmed, key: reply.idempotencyKey(), take, me });
    else send({ intent: 'note', id: item.id, text: trimmed });
  };

  const sendLabel = take === 'claim' ? words.claimAndSend : take === 'reopen' ? words.reopenAndSend : words.send;
  const status = [
    mode === 'reply' ? words.byMail(item.email) : words.teamOnly,
    text === '' ? '' : words.kept,
    left <= 100 ? words.left(left) : '',
  ];
  return (
    <Composer
      label={words.label}
      modes={[
        { id: 'reply', label: words.reply },
        { id: 'note', label: words.note, note: true },
      ]}
      mode={mode}
      onMode={onMode}
      value={text}
      onChange={(value) => {
        form.set('text', value);
        setSaid(null);
      }}
      onSend={submit}
      placeholder={mode === 'reply' ? words.replyPlaceholder(item.name) : words.notePlaceholder}
      maxLength={TEXT_LIMIT}
      textRef={textRef}
      error={current?.error}
      status={<span role="status">{current?.done ?? status.filter(Boolean).join(' ')}</span>}
      action={
        <Button
          type="submit"
          size="small"
          variant={mode === 'note' || take !== null ? 'tonal' : 'solid'}
          notReady={text.trim() === ''}
          busy={busy !== null}
          busyLabel={mode === 'reply' ? words.sending : words.adding}
        >
          {mode === 'reply' ? sendLabel : words.addNote}
        </Button>
      }
    />
  );
}
