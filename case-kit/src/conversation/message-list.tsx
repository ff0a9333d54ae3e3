import { ArrowDown } from 'lucide-react';
import { Fragment, useState } from 'react';
import { upperFirst } from '@ayana/contracts/language';
import { Button } from '@ayana/shared-ui/button';
import { dayWord, pageClock, useNow } from '@ayana/shared-ui/time';
import { Day, Lines, NewLine, Older, Scroll, ToNewest, Window } from './conversation.styles';
import { MessageBubble, type MessageBubbleProps, OutgoingBubble, type OutgoingBubbleProps } from './message-bubble';
import { messageLines } from './message-lines';
import type { ConversationMessage, OutgoingMessage, ReadMark } from './message-types';
import { messages as words } from './messages';
import { useEndShown } from './use-end-shown';

export interface MessageListProps
  extends
    Pick<MessageBubbleProps, 'roleOf' | 'onOpen' | 'actionsOf'>,
    Pick<OutgoingBubbleProps, 'onSendAgain' | 'onDelete'> {
  /** Names the list. */
  label: string;
  /** The reader's id. */
  me: string;
  /** Oldest first; undefined while they are read. */
  messages: readonly ConversationMessage[] | undefined;
  /** What is said where there are none. */
  empty: string;
  older: { has: boolean; busy: boolean; load: () => void };
  /** Until when the reader had read when the thread was opened; null when there was nothing new. */
  readBefore: string | null;
  reads: readonly ReadMark[];
  outgoing: readonly OutgoingMessage[];
  stalled: boolean;
  /** The zone of the times; the device's by default. */
  zone?: string;
  /** Called when the newest message comes into view, and when it leaves it. */
  onEnd: (isShown: boolean) => void;
}

/** Messages by day, the newest at the end, which stays in view until the reader scrolls back. */
export function MessageList(props: MessageListProps) {
  const { label, me, messages, empty, older, readBefore, reads, outgoing, stalled, onEnd } = props;
  const now = useNow();
  const [device] = useState(() => pageClock());
  const zone = props.zone ?? device.zone;
  const { end, isShown, show } = useEndShown(onEnd);
  const lines = messageLines(messages ?? [], { me, zone, readBefore, reads });
  const isEmpty = messages?.length === 0 && outgoing.length === 0;
  return (
    <Window>
      {/* Scrolled by the arrow keys. */}
      <Scroll
        role="log"
        aria-label={label}
        aria-busy={messages === undefined}
        tabIndex={0}
        data-empty={isEmpty ? '' : undefined}
      >
        <div ref={end} />
        {isEmpty ? <p>{empty}</p> : null}
        {messages === undefined ? <p>{words.reading}</p> : null}
        <Lines>
          {lines.map(({ startsDay, startsNew, ...line }) => (
            <Fragment key={line.message.id}>
              {startsDay ? <Day>{dayText(new Date(line.message.created_at), now, zone)}</Day> : null}
              {startsNew ? <NewLine>{words.unread}</NewLine> : null}
              <MessageBubble
                line={{ startsDay, startsNew, ...line }}
                zone={zone}
                roleOf={props.roleOf}
                onOpen={props.onOpen}
                actionsOf={props.actionsOf}
              />
            </Fragment>
          ))}
          {outgoing.map((message) => (
            <OutgoingBubble
              key={message.key}
              message={message}
              stalled={stalled}
              onSendAgain={props.onSendAgain}
              onDelete={props.onDelete}
            />
          ))}
        </Lines>
        {older.has ? (
          <Older>
            <Button size="small" variant="outline" busy={older.busy} busyLabel={words.reading} onClick={older.load}>
              {words.older}
            </Button>
          </Older>
        ) : null}
      </Scroll>
      {isShown || isEmpty ? null : (
        <ToNewest>
          <Button size="small" variant="tonal" icon={<ArrowDown size={16} aria-hidden="true" />} onClick={show}>
            {words.toNewest}
          </Button>
        </ToNewest>
      )}
    </Window>
  );
}

const dayText = (date: Date, now: Date, zone: string): string => upperFirst(dayWord(date, now, zone));
