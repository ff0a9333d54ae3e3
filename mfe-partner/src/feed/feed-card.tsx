import { FeedCard as Card, type FeedCardProps, FeedRow } from '@ayana/case-kit/calendar-feed';
import { calendarFeedHref } from '@ayana/contracts/links';
import { Button } from '@ayana/shared-ui/button';
import { Field, TextInput } from '@ayana/shared-ui/field';
import { messages as words } from './messages';

/** The secret link by which the calendar of a phone follows work. */
export function FeedCard(props: Omit<FeedCardProps, 'words' | 'children'>) {
  return (
    <Card {...props} words={words}>
      {(link) => (
        <>
          <Field label={words.link} hint={words.copy}>
            <TextInput readOnly dir="ltr" value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
          </Field>
          <FeedRow>
            <Button as="a" href={calendarFeedHref(link)} variant="tonal">
              {words.subscribe}
            </Button>
          </FeedRow>
        </>
      )}
    </Card>
  );
}
