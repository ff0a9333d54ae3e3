import { type InboxItem, type ReplyFrame } from '@ayana/contracts/inbox';
import { greetsTwice } from '@ayana/contracts/journey';
import { TEXT_LIMIT } from '@ayana/contracts/rules';
import { useDraft } from '@ayana/portal-kit/form-engine';
import { useAction } from '@ayana/portal-kit/screens';
import { Button, Composer } from '@ayana/shared-ui';
import { lazy, Suspense, useState, type RefObject } from 'react';
import { messages as frameWords } from '../../../components/templates/messages';
import { INBOX_PATH } from '../../../paths';
import { type InboxCommand, type InboxOutcome } from '../inbox.api';
import { messages } from '../messages';
import { FrameLine } from './request-view.styles';

const ReplyTools = lazy(async () => ({ default: (await import('./reply-tools')).ReplyTools }));
const { composer: words } = messages;

export type Mode = 'reply' | 'note';

export type RequestComposerProps = {
  item: InboxItem;
  /** What the mail puts around a reply; null while it is read. */
  frame: ReplyFrame | null;
  me: string;
  mode: Mode;
  onMode: (mode: Mode) => void;
  textRef: RefObject<HTMLTextAreaElement | null>;
  /** Whether a reply that first claims the request is being sent. */
  onTaking: (taking: boolean) => void;
};

const takeOf = ({ status }: InboxItem): 'claim' | 'reopen' | null =>
  status === 'new' ? 'claim' : status === 'closed' ? 'reopen' : null;

/** Replies to the visitor by mail, or adds a note for the team. Drafts stay on this device until they are sent. */
export function RequestComposer({ item, frame, me, mode, onMode, textRef, onTaking }: RequestComposerProps) {
  const reply = useDraft(`inbox-reply-${item.id}`);
  const note = useDraft(`inbox-note-${item.id}`);
  const [result, setResult] = useState<{ mode: Mode; error?: string; done?: string } | null>(null);
  const settled = ({ failure }: InboxOutcome, command: InboxCommand): void => {
    if (command.intent !== 'reply' && command.intent !== 'note') return;
    const about: Mode = command.intent;
    const written = about === 'reply' ? reply : note;
    if (failure === null) {
      // A text that was edited meanwhile is not sent yet.
      if (written.text.trim() === command.text) written.clear();
      else if (command.intent === 'reply' && command.key === reply.idempotencyKey()) reply.renewKey();
      setResult({ mode: about, done: about === 'reply' ? words.sent : words.added });
    } else {
      setResult({ mode: about, error: failure.message });
      // The server accepted an earlier version of this text: the new one needs its own key.
      if (failure.code.startsWith('idempotency')) reply.renewKey();
    }
    if (about === 'reply') onTaking(false);
  };
  const { send, pending } = useAction<InboxCommand, InboxOutcome>({ action: INBOX_PATH, settled });

  const draft = mode === 'reply' ? reply : note;
  const { text } = draft;
  const take = takeOf(item);
  const left = TEXT_LIMIT - text.length;
  const current = result?.mode === mode ? result : null;

  const sendReply = (message: string): void => {
    const key = reply.idempotencyKey();
    const onItsWay = pending.flatMap((command) =>
      command.intent === 'reply' && command.key === key ? [command.text] : [],
    );
    if (onItsWay.includes(message)) return;
    // A different text is another reply.
    if (onItsWay.length > 0) reply.renewKey();
    if (take === 'claim') onTaking(true);
    send({ intent: 'reply', id: item.id, text: message, key: reply.idempotencyKey(), take, me });
  };
  const submit = (): void => {
    const trimmed = text.trim();
    if (trimmed === '') {
      setResult({ mode, error: mode === 'reply' ? words.missingReply : words.missingNote });
      textRef.current?.focus();
    } else if (mode === 'reply') sendReply(trimmed);
    else send({ intent: 'note', id: item.id, text: trimmed });
  };

  const sendLabel = take === 'claim' ? words.claimAndSend : take === 'reopen' ? words.reopenAndSend : words.send;
  const status = [
    mode === 'note' ? words.teamOnly : item.email === null ? words.noAddress : words.byMail(item.email),
    text === '' ? '' : words.kept,
    left <= 100 ? words.left(left) : '',
  ];
  const isFramed = mode === 'reply' && frame !== null;
  return (
    <>
      {isFramed ? (
        <Suspense>
          <ReplyTools
            item={item}
            frame={frame}
            onUse={(template) => {
              draft.set(`${text}${text === '' ? '' : '\n'}${template}`.slice(0, TEXT_LIMIT));
              setResult(null);
              textRef.current?.focus();
            }}
          />
        </Suspense>
      ) : null}
      <Composer
        label={words.label}
        modes={[
          ...(item.email === null ? [] : [{ id: 'reply', label: words.reply } as const]),
          { id: 'note', label: words.note, note: true },
        ]}
        mode={mode}
        onMode={onMode}
        value={text}
        onChange={(value) => {
          draft.set(value);
          setResult(null);
        }}
        onSend={submit}
        placeholder={mode === 'reply' ? words.replyPlaceholder(item.name) : words.notePlaceholder}
        maxLength={TEXT_LIMIT}
        textRef={textRef}
        error={
          current?.error ??
          (isFramed && greetsTwice(text, frame, item.name) ? frameWords.twice(frame.greeting) : undefined)
        }
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
      {isFramed ? (
        <FrameLine>
          <small>{frameWords.after}</small> <span dir="auto">{frame.closing}</span>
        </FrameLine>
      ) : null}
    </>
  );
}
