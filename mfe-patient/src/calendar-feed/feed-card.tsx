import { calendarFeedHref } from '@ayana/contracts/links';
import { ApiProblem, newIdempotencyKey } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { dateText, useNow } from '@ayana/shared-ui/time';
import { useState } from 'react';
import { messages as words } from './messages';
import { createFeed, readFeed, removeFeed } from './feed.api';
import { Actions } from './feed.styles';

/** The reader's own secret link by which a phone's calendar follows the plan. It is shown once, and can be switched off. */
export function FeedCard({ journeyId }: { journeyId: string }) {
  const now = useNow();
  const state = usePart<string | null>({ key: journeyId, read: () => readFeed(journeyId) });
  const [feed, setFeed] = useState<string | null>(null);
  const [busy, setBusy] = useState<'create' | 'remove' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (what: 'create' | 'remove', change: () => Promise<string | null>): Promise<void> => {
    setBusy(what);
    setFailure(null);
    try {
      setFeed(await change());
      state.reread();
    } catch (error) {
      setFailure(error instanceof ApiProblem ? error.message : words.failed);
    } finally {
      setBusy(null);
    }
  };
  const create = async (): Promise<string> =>
    `${window.location.origin}${await createFeed(journeyId, newIdempotencyKey())}`;
  const remove = async (): Promise<null> => {
    await removeFeed(journeyId);
    return null;
  };
  const since = state.value ?? null;
  return (
    <PortalCard title={words.title}>
      <p>{words.text}</p>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      {feed === null ? null : <FeedLink feed={feed} />}
      {feed === null && since !== null ? <p>{words.there(dateText(new Date(since), now))}</p> : null}
      <Actions>
        <Button
          variant="outline"
          busy={busy === 'create'}
          busyLabel={words.busy}
          onClick={() => void run('create', create)}
        >
          {since === null ? words.create : words.renew}
        </Button>
        {since === null ? null : (
          <Button
            variant="quiet"
            busy={busy === 'remove'}
            busyLabel={words.busy}
            onClick={() => void run('remove', remove)}
          >
            {words.remove}
          </Button>
        )}
      </Actions>
    </PortalCard>
  );
}

function FeedLink({ feed }: { feed: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <>
      <Notice>{words.once}</Notice>
      <Field label={words.link}>
        <TextInput readOnly dir="ltr" value={feed} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <Actions>
        <Button as="a" variant="tonal" href={calendarFeedHref(feed)}>
          {words.subscribe}
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            void navigator.clipboard.writeText(feed).then(
              () => setCopied(true),
              // Without permission the link is selected in its field and can be copied by hand.
              () => undefined,
            )
          }
        >
          {words.copy}
        </Button>
        <span role="status">{copied ? words.copied : null}</span>
      </Actions>
    </>
  );
}
