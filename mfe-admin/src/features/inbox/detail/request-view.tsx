import { listText } from '@ayana/contracts/language';
import { isClockRunning, type InboxItem } from '@ayana/contracts/inbox';
import { Button, DueClock, Notice, Timeline } from '@ayana/shared-ui';
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { useFetcher } from 'react-router-dom';
import type { ActionAnswer, InboxIntent } from '../data/action';
import { INBOX_PATH } from '../data/filters';
import { DESK_ZONE } from '../data/desk-zone';
import { metAt, timelineItems } from '../data/timeline-items';
import { visitorAnswers } from '../data/visitor-answers';
import { messages } from '../messages';
import type { DetailState } from '../use-detail';
import { useInboxAction } from '../use-inbox-action';
import { useViewers } from '../use-viewers';
import { RequestComposer, type Mode } from './request-composer';
import { RequestFacts } from './request-facts';
import { RequestHead } from './request-head';
import { Body, Column, Loading, Story, View } from './request-view.styles';

const ConfirmDialog = lazy(() => import('./confirm-dialog'));

export type RequestViewProps = {
  item: InboxItem;
  state: DetailState;
  me: string;
  now: Date;
  backHref: string;
  onSettled: (answer: ActionAnswer) => void;
  /** Called by the page's shortcuts. */
  claimRef: RefObject<(() => void) | null>;
  replyRef: RefObject<(() => void) | null>;
};

/** One request: the time left, its timeline, the composer, and the visitor. */
export function RequestView({ item, state, me, now, backHref, onSettled, claimRef, replyRef }: RequestViewProps) {
  const { detail, failure } = state;
  const [notice, setNotice] = useState<string | null>(null);
  const [mode, setMode] = useState<Mode>('reply');
  const [confirming, setConfirming] = useState(false);
  /** A reply that claims the request first is being sent. */
  const [taking, setTaking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const pressedAt = useRef<Element | null>(null);

  const settled = (answer: ActionAnswer): void => {
    if (answer.ok) {
      setNotice(null);
      // The clicked button is gone, so the heading gets the focus, unless the user has moved on, for example
      // to write the reply.
      const stayed = [document.body, pressedAt.current].includes(document.activeElement);
      if (stayed && (answer.intent === 'claim' || answer.intent === 'status'))
        heading.current?.focus({ preventScroll: true });
    } else if (answer.failure.code === 'already_claimed')
      setNotice(messages.taken(answer.detail?.assigned_to?.name ?? messages.timeline.someone));
    else if (answer.intent === 'claim' || answer.intent === 'status')
      setNotice(messages.refused(answer.failure.message));
    onSettled(answer);
  };
  const { send, pending } = useInboxAction(settled);
  const press = (command: InboxIntent): void => {
    pressedAt.current = document.activeElement;
    send(command);
  };
  // No other command depends on this one, so it skips the queue.
  const { submit: mark } = useFetcher();
  const { id, status } = item;
  const others = useViewers(id, me);
  const claiming = taking || pending.some(({ intent }) => intent === 'claim');
  const claim = (): void => {
    if (status === 'new' && !claiming) press({ intent: 'claim', id });
  };

  // Opening a request is a navigation: a screen reader reads the focused heading.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [id]);
  useEffect(() => {
    const opened: InboxIntent = { intent: 'read', id };
    if (!item.is_read) void mark(opened, { method: 'POST', encType: 'application/json', action: INBOX_PATH });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when it is opened, not when it changes later
  }, [id]);
  useEffect(() => {
    claimRef.current = claim;
    replyRef.current = () => {
      setMode('reply');
      text.current?.focus();
    };
    return () => {
      claimRef.current = null;
      replyRef.current = null;
    };
  });

  const { zone } = visitorAnswers(item);
  return (
    <View aria-label={item.name}>
      <RequestHead
        item={item}
        me={me}
        claiming={claiming}
        backHref={backHref}
        headingRef={heading}
        onClaim={claim}
        onConfirm={() => setConfirming(true)}
        onStatus={(to) => press({ intent: 'status', id, status: to })}
      />
      {notice === null ? null : <Notice tone="failed">{notice}</Notice>}
      {others.length === 0 ? null : <Notice>{messages.viewers(listText(others), others.length)}</Notice>}
      {item.repeated ? (
        <Notice>
          <strong>{messages.repeated.title(item.repeat_count + 1)}</strong> {messages.repeated.text}
        </Notice>
      ) : null}
      <DueClock
        variant="band"
        startedAt={new Date(item.received_at)}
        dueAt={new Date(item.due_at)}
        metAt={isClockRunning(status) ? null : metAt(detail)}
        stopped={!isClockRunning(status)}
        now={now}
        localZone={DESK_ZONE}
        otherZone={zone}
        what={messages.awaited}
        atZero={messages.atZero}
      />
      <Body>
        <Column>
          {/* It scrolls in a low window, so it must be focusable. */}
          <Story role="region" aria-label={messages.timeline.label} tabIndex={0}>
            <Timeline label={messages.timeline.label} items={timelineItems(item, detail, me, now)} />
            {detail === null && failure === null ? <Loading role="status">{messages.loading}</Loading> : null}
            {failure === null ? null : (
              <Notice
                tone="failed"
                action={
                  <Button variant="outline" size="small" busy={state.loading} onClick={state.reload}>
                    {messages.failed.retry}
                  </Button>
                }
              >
                {messages.failed.detail} {failure.message}
              </Notice>
            )}
          </Story>
          <RequestComposer
            item={item}
            me={me}
            mode={mode}
            onMode={setMode}
            textRef={text}
            onTaking={setTaking}
            onSettled={settled}
          />
        </Column>
        <RequestFacts item={item} confirmed={detail?.confirmed ?? null} now={now} />
      </Body>
      {confirming ? (
        <Suspense>
          <ConfirmDialog
            item={item}
            now={now}
            open
            onClose={() => setConfirming(false)}
            onSettled={settled}
            finalFocus={heading}
          />
        </Suspense>
      ) : null}
    </View>
  );
}
