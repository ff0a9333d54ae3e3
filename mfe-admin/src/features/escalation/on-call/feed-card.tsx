import { FeedCard as Card, FeedRow } from '@ayana/case-kit/calendar-feed';
import { calendarFeedHref } from '@ayana/contracts/links';
import { Button } from '@ayana/shared-ui/button';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { messages } from './feed-messages';
import { createFeed, readFeed, removeFeed } from './on-call.api';

/** The reader’s secret link by which a calendar follows the turns of a rota, or their own. @param rotaId null: their own */
export function FeedCard({ rotaId }: { rotaId: string | null }) {
  return (
    <Card
      key={rotaId ?? ''}
      title={rotaId === null ? messages.ownTitle : messages.rotaTitle}
      text={rotaId === null ? messages.ownText : messages.rotaText}
      words={messages.words}
      read={() => readFeed(rotaId)}
      create={(key) => createFeed(rotaId, key)}
      remove={() => removeFeed(rotaId)}
      unread={{ created_at: null }}
    >
      {(link) => (
        <>
          <Field label={messages.link} hint={messages.copy}>
            <TextInput readOnly dir="ltr" value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
          </Field>
          <FeedRow>
            <Button as="a" href={calendarFeedHref(link)} variant="tonal">
              {messages.subscribe}
            </Button>
          </FeedRow>
        </>
      )}
    </Card>
  );
}
