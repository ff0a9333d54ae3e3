import { calendarFeedHref } from '@ayana/contracts/links';
import { ApiProblem, newIdempotencyKey } from '@ayana/portal-kit';
import { usePart } from '@ayana/portal-kit/screens';
import { Button } from '@ayana/shared-ui/button';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { dateText, useNow } from '@ayana/shared-ui/time';
import { useState } from 'react';
import { styled } from 'styled-components';
import { createFeed, type FeedState, readFeed, removeFeed } from './calendar.api';
import { messages } from './messages';

const { feed: words } = messages;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

/** The secret link by which the calendar of a phone follows all work. It is shown once, and can be stopped. */
export function FeedCard() {
  const now = useNow();
  const state = usePart<FeedState>({ key: 'feed', read: readFeed });
  const [link, setLink] = useState<string | null>(null);
  const [busy, setBusy] = useState<'create' | 'remove' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (what: 'create' | 'remove', change: () => Promise<string | null>): Promise<void> => {
    setBusy(what);
    setFailure(null);
    try {
      setLink(await change());
      state.reread();
    } catch (error) {
      setFailure(error instanceof ApiProblem ? error.message : words.failed);
    } finally {
      setBusy(null);
    }
  };
  const since = state.value?.created_at ?? null;
  return (
    <PortalCard title={words.title}>
      <p>{words.text}</p>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      {link === null ? (
        since === null ? null : (
          <p>{words.there(dateText(new Date(since), now))}</p>
        )
      ) : (
        <Link link={link} />
      )}
      <Row>
        <Button
          variant="outline"
          busy={busy === 'create'}
          busyLabel={words.busy}
          onClick={() =>
            void run('create', async () => `${window.location.origin}${await createFeed(newIdempotencyKey())}`)
          }
        >
          {since === null ? words.create : words.renew}
        </Button>
        {since === null ? null : (
          <Button
            variant="quiet"
            busy={busy === 'remove'}
            busyLabel={words.busy}
            onClick={() =>
              void run('remove', async () => {
                await removeFeed();
                return null;
              })
            }
          >
            {words.remove}
          </Button>
        )}
      </Row>
    </PortalCard>
  );
}

function Link({ link }: { link: string }) {
  return (
    <>
      <Field label={words.link} hint={words.copy}>
        <TextInput readOnly dir="ltr" value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </Field>
      <Row>
        <Button as="a" href={calendarFeedHref(link)} variant="tonal">
          {words.subscribe}
        </Button>
      </Row>
    </>
  );
}
