import { isClockRunning, type InboxItem } from '@ayana/contracts/inbox';
import { Button, DueClock, Notice, Timeline } from '@ayana/shared-ui';
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import type { ActionAnswer } from '../data/action';
import { HERE } from '../data/here';
import { metAt, timelineItems } from '../data/timeline-items';
import { visitorWords } from '../data/visitor-words';
import { messages } from '../messages';
import type { DetailState } from '../use-detail';
import { useWrite } from '../use-write';
import { RequestComposer, type Mode } from './request-composer';
import { RequestFacts } from './request-facts';
import { RequestHead } from './request-head';
import { Body, Column, Loading, Story, View } from './request-view-box';

const ConfirmDialog = lazy(() => import('./confirm-dialog'));

export type RequestViewProps = {
  item: InboxItem;
  state: DetailState;
  me: string;
  now: Date;
  backHref: string;
  onSettled: (answer: ActionAnswer) => void;
  /** What the page's keys reach for. */
  claimRef: RefObject<(() => void) | null>;
  replyRef: RefObject<(() => void) | null>;
};

/** One request: how long is left, its story and the answer to it, and who the visitor is. */
export function RequestView({ item, state, me, now, backHref, onSettled, claimRef, replyRef }: RequestViewProps) {
  const { detail, failure } = state;
  const [notice, setNotice] = useState<string | null>(null);
  const [mode, setMode] = useState<Mode>('reply');
  const [confirming, setConfirming] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);

  const settled = (answer: ActionAnswer): void => {
    if (answer.ok) {
      setNotice(null);
      // The pressed button is gone; the heading says whose request this is and how it stands now.
      if (answer.intent === 'claim' || answer.intent === 'status') heading.current?.focus({ preventScroll: true });
    } else if (answer.failure.code === 'already_claimed')
      setNotice(messages.taken(answer.detail?.assigned_to?.name ?? messages.timeline.someone));
    else if (answer.intent === 'claim' || answer.intent === 'status')
      setNotice(messages.refused(answer.failure.message));
    onSettled(answer);
  };
  const { send, busy } = useWrite(settled);
  // On its own, so that a quick press on Claim does not find the mark of having been read still under way.
  const opened = useWrite(settled);
  const { id, status } = item;
  const claim = (): void => {
    if (status === 'new') send({ intent: 'claim', id });
  };

  // Opening a request is going somewhere: the heading takes the focus, so that it is read.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, [id]);
  useEffect(() => {
    if (!item.is_read) opened.send({ intent: 'read', id });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when it is opened; what follows is somebody's work on it
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

  const { zone } = visitorWords(item);
  return (
    <View aria-label={item.name}>
      <RequestHead
        item={item}
        me={me}
        busy={busy}
        backHref={backHref}
        headingRef={heading}
        onClaim={claim}
        onConfirm={() => setConfirming(true)}
        onStatus={(to) => send({ intent: 'status', id, status: to })}
      />
      {notice === null ? null : <Notice tone="failed">{notice}</Notice>}
      <DueClock
        variant="band"
        startedAt={new Date(item.received_at)}
        dueAt={new Date(item.due_at)}
        metAt={isClockRunning(status) ? null : metAt(detail)}
        stopped={!isClockRunning(status)}
        now={now}
        here={HERE}
        there={zone}
        what="reply"
        atZero={messages.atZero}
      />
      <Body>
        <Column>
          <Story>
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
          <RequestComposer item={item} me={me} mode={mode} onMode={setMode} textRef={text} onSettled={settled} />
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
