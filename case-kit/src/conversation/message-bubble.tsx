import { Paperclip } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { OUTSIDE_CHANNEL_NAMES } from '@ayana/contracts/journey';
import { listText } from '@ayana/contracts/language';
import { Button } from '@ayana/shared-ui/button';
import { clockTime, fullMoment } from '@ayana/shared-ui/time';
import { Actions, Author, Message, Papers, State, Words } from './conversation.styles';
import type { MessageLine } from './message-lines';
import type { ConversationMessage, OutgoingMessage } from './message-types';
import { messages } from './messages';

// Most threads have none.
const OutsideAuthor = lazy(async () => ({ default: (await import('./outside-parts')).OutsideAuthor }));
const OutsideNotes = lazy(async () => ({ default: (await import('./outside-parts')).OutsideNotes }));

type PapersOf = ConversationMessage['documents'];

export interface MessageBubbleProps {
  line: MessageLine;
  zone: string;
  /** Words after the author's name, such as "Case manager". */
  roleOf?: ((kind: string) => string | null) | undefined;
  onOpen?: ((documentId: string, fileName: string) => void) | undefined;
  /** What can be done with a message, below it. */
  actionsOf?: ((message: ConversationMessage) => ReactNode) | undefined;
}

/** A message that has arrived. */
export function MessageBubble({ line, zone, roleOf, onOpen, actionsOf }: MessageBubbleProps) {
  const { message, own, follows, seenBy } = line;
  const { author, created_at, channel = 'portal' } = message;
  const isOutside = channel !== 'portal' || message.is_confirmed === false;
  const date = new Date(created_at);
  const role = author === null ? null : (roleOf?.(author.kind) ?? null);
  return (
    <Message $own={own} $follows={follows} data-own={own}>
      {follows ? null : (
        <Author>
          {isOutside && author === null ? (
            <Suspense>
              <OutsideAuthor message={message} />
            </Suspense>
          ) : (
            <b dir="auto">{own ? messages.you : nameOf(message)}</b>
          )}
          {own || role === null ? null : (
            <>
              , <bdi>{role}</bdi>
            </>
          )}{' '}
          <time dateTime={created_at} title={fullMoment(date, zone)}>
            {clockTime(date, zone)}
          </time>
        </Author>
      )}
      <Bubble own={own} text={message.text} documents={message.documents} onOpen={onOpen} />
      {isOutside ? (
        <Suspense>
          <OutsideNotes message={message} zone={zone} />
        </Suspense>
      ) : null}
      {actionsOf?.(message) ?? null}
      {seenBy.length === 0 ? null : <State>{messages.seen(listText(seenBy))}</State>}
    </Message>
  );
}

function nameOf({ author, channel = 'portal' }: ConversationMessage): string {
  if (author !== null) return author.name || messages.deleted;
  return channel === 'portal' ? messages.system : messages.by(OUTSIDE_CHANNEL_NAMES[channel]);
}

export interface OutgoingBubbleProps {
  message: OutgoingMessage;
  /** There was no answer to it, or to one before it. */
  stalled: boolean;
  onSendAgain: (key: string) => void;
  onDelete: (key: string) => void;
}

/** A message on its way, or why it was refused. */
export function OutgoingBubble({ message, stalled, onSendAgain, onDelete }: OutgoingBubbleProps) {
  const { key, text, documents, refusal } = message;
  return (
    <Message $own $follows={false} data-state={refusal === null ? 'waiting' : 'refused'}>
      <Bubble own pending text={text} documents={documents} />
      <State $failed={refusal !== null}>
        {refusal === null ? waitingText(stalled) : `${messages.refused} ${refusal}`}
      </State>
      {refusal === null ? null : (
        <Actions>
          <Button size="small" variant="outline" onClick={() => onSendAgain(key)}>
            {messages.again}
          </Button>
          <Button size="small" variant="quiet" onClick={() => onDelete(key)}>
            {messages.remove}
          </Button>
        </Actions>
      )}
    </Message>
  );
}

function waitingText(stalled: boolean): string {
  if (!stalled) return messages.sending;
  return navigator.onLine ? messages.stalled : messages.waiting;
}

interface BubbleProps {
  own: boolean;
  pending?: boolean;
  text: string;
  documents: PapersOf;
  onOpen?: MessageBubbleProps['onOpen'];
}

function Bubble({ own, pending = false, text, documents, onOpen }: BubbleProps): ReactNode {
  return (
    <Words $own={own} $pending={pending}>
      {text === '' ? null : <div dir="auto">{text}</div>}
      {documents.length === 0 ? null : (
        <Papers>
          {documents.map(({ id, file_name }) => (
            <li key={id}>
              <Paperclip size={16} aria-hidden="true" />
              {onOpen === undefined ? (
                <bdi>{file_name}</bdi>
              ) : (
                <button type="button" aria-label={messages.open(file_name)} onClick={() => onOpen(id, file_name)}>
                  <bdi>{file_name}</bdi>
                </button>
              )}
            </li>
          ))}
        </Papers>
      )}
    </Words>
  );
}
