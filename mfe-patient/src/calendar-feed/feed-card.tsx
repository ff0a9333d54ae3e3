import { FeedCard as Card, FeedRow } from '@ayana/case-kit/calendar-feed';
import { calendarFeedHref } from '@ayana/contracts/links';
import { Button } from '@ayana/shared-ui/button';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { Notice } from '@ayana/shared-ui/notice';
import { useState } from 'react';
import { messages as words } from './messages';
import { createFeed, readFeed, removeFeed } from './feed.api';

/** The reader's own secret link by which a phone's calendar follows the plan. It is shown once, and can be switched off. */
export function FeedCard({ journeyId }: { journeyId: string }) {
  return (
    <Card
      key={journeyId}
      title={words.title}
      text={words.text}
      words={words}
      read={() => readFeed(journeyId)}
      create={(key) => createFeed(journeyId, key)}
      remove={() => removeFeed(journeyId)}
      unread={{ created_at: null }}
    >
      {(link) => <FeedLink feed={link} />}
    </Card>
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
      <FeedRow>
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
      </FeedRow>
    </>
  );
}
