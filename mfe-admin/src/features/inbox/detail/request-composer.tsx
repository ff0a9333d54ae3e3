import type { InboxItem } from '@ayana/contracts/inbox';
import { TEXT_LIMIT } from '@ayana/contracts/rules';
import { useKeptForm } from '@ayana/portal-kit';
import { Button, Composer } from '@ayana/shared-ui';
import { useState, type RefObject } from 'react';
import type { ActionAnswer } from '../data/action';
import { messages } from '../messages';
import { useInboxWrite } from '../use-inbox-write';

const { composer: words } = messages;

export type Mode = 'reply' | 'note';

export type RequestComposerProps = {
  item: InboxItem;
  me: string;
  mode: Mode;
  onMode: (mode: Mode) => void;
  textRef: RefObject<HTMLTextAreaElement | null>;
  /** Whether an answer that takes the request over first is on its way. */
  onTaking: (taking: boolean) => void;
  onSettled: (answer: ActionAnswer) => void;
};

const takeOf = ({ status }: InboxItem): 'claim' | 'reopen' | null =>
  status === 'new' ? 'claim' : status === 'closed' ? 'reopen' : null;

/** Answers the visitor by mail, or leaves a note for the team. Drafts stay on this device until they are sent. */
export function RequestComposer({ item, me, mode, onMode, textRef, onTaking, onSettled }: RequestComposerProps) {
  const reply = useKeptForm({ name: `inbox-reply-${item.id}`, version: 1, initial: { text: '' } });
  const note = useKeptForm({ name: `inbox-note-${item.id}`, version: 1, initial: { text: '' } });
  const [said, setSaid] = useState<{ mode: Mode; error?: string; done?: string } | null>(null);
  const { send, pending } = useInboxWrite((answer, wish) => {
    if (wish.intent !== 'reply' && wish.intent !== 'note') return;
    const about: Mode = wish.intent;
    const written = about === 'reply' ? reply : note;
    if (answer.ok) {
      // What was written on meanwhile is not sent yet.
      if (written.values.text.trim() === wish.text) written.reset();
      else if (wish.intent === 'reply' && wish.key === reply.idempotencyKey()) reply.renewKey();
      setSaid({ mode: about, done: about === 'reply' ? words.sent : words.added });
    } else {
      setSaid({ mode: about, error: answer.fields[0]?.message ?? answer.failure.message });
      // The words were changed after an earlier version had been taken: they need a key of their own.
      if (answer.failure.code.startsWith('idempotency')) reply.renewKey();
    }
    if (about === 'reply') onTaking(false);
    onSettled(answer);
  });

  const form = mode === 'reply' ? reply : note;
  const { text } = form.values;
  const take = takeOf(item);
  const left = TEXT_LIMIT - text.length;
  const current = said?.mode === mode ? said : null;

  const sendReply = (message: string): void => {
    const key = reply.idempotencyKey();
    const onItsWay = pending.flatMap((wish) => (wish.intent === 'reply' && wish.key === key ? [wish.text] : []));
    if (onItsWay.includes(message)) return;
    // Other words are another reply.
    if (onItsWay.length > 0) reply.renewKey();
    if (take === 'claim') onTaking(true);
    send({ intent: 'reply', id: item.id, text: message, key: reply.idempotencyKey(), take, me });
  };
  const submit = (): void => {
    const trimmed = text.trim();
    if (trimmed === '') {
      setSaid({ mode, error: mode === 'reply' ? words.missingReply : words.missingNote });
      textRef.current?.focus();
    } else if (mode === 'reply') sendReply(trimmed);
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
          busy={pending.some(({ intent }) => intent === mode)}
          busyLabel={mode === 'reply' ? words.sending : words.adding}
        >
          {mode === 'reply' ? sendLabel : words.addNote}
        </Button>
      }
    />
  );
}
