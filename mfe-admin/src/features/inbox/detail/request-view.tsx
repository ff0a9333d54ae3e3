import { listText } from '@ayana/contracts/language';
import { isClockRunning, type InboxDetail, type InboxItem } from '@ayana/contracts/inbox';
import { useOfferedAct } from '@ayana/portal-kit';
import { type Opened, useAction } from '@ayana/portal-kit/screens';
import { DueClock, Notice, Timeline } from '@ayana/shared-ui';
import { RetryButton } from '@ayana/shared-ui/states';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useViewers, VIEWED_REQUEST } from '../../../components/viewers/use-viewers';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { metAt, timelineItems } from '../data/timeline-items';
import { visitorAnswers } from '../data/visitor-answers';
import { INBOX_PATH } from '../../../paths';
import { type InboxCommand, type InboxOutcome, markRead } from '../inbox.api';
import { messages } from '../messages';
import { messages as rows } from '../../../components/rows/messages';
import type { RequestKeys } from '../use-inbox-keys';
import { RequestComposer, type Mode } from './request-composer';
import { RequestFacts } from './request-facts';
import { RequestHead } from './request-head';
import { Body, Column, Loading, Story, View } from './request-view.styles';

const ConfirmDialog = lazy(() => import('./confirm-dialog'));
const HandOverDialog = lazy(() => import('./hand-over-dialog'));

export interface RequestViewProps {
  item: InboxItem;
  request: Opened<InboxDetail>;
  me: string;
  now: Date;
  backHref: string;
  /** Set here, pressed by the page's shortcuts. */
  keys: RequestKeys;
}

/** One request: the time left, its timeline, the composer, and the visitor. */
export function RequestView({ item, request, me, now, backHref, keys }: RequestViewProps) {
  const { value: detail, failure } = request;
  const { claim: claimKey, reply: replyKey } = keys;
  const [mode, setMode] = useState<Mode>(item.email === null ? 'note' : 'reply');
  const [dialog, setDialog] = useState<'confirm' | 'hand-over' | null>(null);
  /** A reply that claims the request first is being sent. */
  const [taking, setTaking] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const pressedAt = useRef<Element | null>(null);

  const {
    send,
    isPending,
    failure: refused,
  } = useAction<InboxCommand, InboxOutcome>({
    action: INBOX_PATH,
    done: () => {
      // The clicked button is gone, so the heading gets the focus, unless the user has moved on, for example
      // to write the reply.
      if ([document.body, pressedAt.current].includes(document.activeElement))
        heading.current?.focus({ preventScroll: true });
    },
  });
  const press = (command: InboxCommand): void => {
    pressedAt.current = document.activeElement;
    send(command);
  };
  const { id, status } = item;
  const others = useViewers(VIEWED_REQUEST, id, me);
  const { revalidate } = useRevalidator();
  const claiming = taking || isPending({ intent: 'claim' });
  const claim = (): void => {
    if (status === 'new' && !claiming) press({ intent: 'claim', id });
  };
  useOfferedAct(status === 'new' ? { id: 'assign-me', label: rows.assignMe, subject: item.name, run: claim } : null);

  // Opening a request is a navigation: a screen reader reads the focused heading.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [id]);
  useEffect(() => {
    if (!item.is_read) void markRead(id);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when it is opened, not when it changes later
  }, [id]);
  useEffect(() => {
    claimKey.current = claim;
    replyKey.current = () => {
      if (item.email !== null) setMode('reply');
      text.current?.focus();
    };
    return () => {
      claimKey.current = null;
      replyKey.current = null;
    };
  });

  const done = (): void => {
    setDialog(null);
    void revalidate();
  };
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
        onConfirm={() => setDialog('confirm')}
        onHandOver={() => setDialog('hand-over')}
        onStatus={(to) => press({ intent: 'status', id, status: to })}
      />
      {refused === null ? null : (
        <Notice tone="failed">
          {refused.code === 'already_claimed'
            ? messages.taken(item.assigned_to?.name ?? messages.timeline.someone)
            : messages.refused(refused.message)}
        </Notice>
      )}
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
        localZone={OPERATIONS_CLOCK}
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
              <Notice tone="failed" action={<RetryButton of={request}>{messages.failed.retry}</RetryButton>}>
                {messages.failed.detail} {failure.message}
              </Notice>
            )}
          </Story>
          <RequestComposer
            item={item}
            frame={detail?.reply_frame ?? null}
            me={me}
            mode={mode}
            onMode={setMode}
            textRef={text}
            onTaking={setTaking}
          />
        </Column>
        <RequestFacts item={item} confirmed={detail?.confirmed ?? null} now={now} />
      </Body>
      <Suspense>
        {dialog === null ? null : dialog === 'confirm' ? (
          <ConfirmDialog item={item} now={now} onDone={done} onClose={() => setDialog(null)} finalFocus={heading} />
        ) : (
          <HandOverDialog item={item} onDone={done} onClose={() => setDialog(null)} finalFocus={heading} />
        )}
      </Suspense>
    </View>
  );
}
