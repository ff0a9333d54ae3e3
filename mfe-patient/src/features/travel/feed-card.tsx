import { calendarFeedHref } from '@ayana/contracts/links';
import { ApiProblem, newIdempotencyKey } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { useState } from 'react';
import { messages } from './messages';
import { createFeed } from './travel.api';
import { Actions } from './travel.styles';

const { calendar: words } = messages;

/** A secret link by which a phone's calendar follows the plan. It is shown once. */
export function FeedCard({ journeyId }: { journeyId: string }) {
  const [feed, setFeed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const create = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      setFeed(`${window.location.origin}${await createFeed(journeyId, newIdempotencyKey())}`);
    } catch (error) {
      setFailure(error instanceof ApiProblem ? error.message : words.failed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <PortalCard title={words.title}>
      <p>{words.text}</p>
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      {feed === null ? null : <FeedLink feed={feed} />}
      <Actions>
        <Button variant="outline" busy={busy} busyLabel={words.busy} onClick={() => void create()}>
          {feed === null ? words.create : words.renew}
        </Button>
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
