import { Button } from '@ayana/shared-ui/button';
import { fullMoment, relativeTime, type Zone } from '@ayana/shared-ui/time';
import { VisuallyHidden } from '@ayana/shared-ui/visually-hidden';
import type { Entry } from './data/entry';
import { messages } from './messages';
import { Row } from './notifications-box';

/** One line: what, since when, and Mark read while it is not. */
export function EntryRow(props: { entry: Entry; now: Date; here: Zone; onRead: () => void }) {
  const { entry, now, here, onRead } = props;
  const at = entry.at === null ? null : new Date(entry.at);
  return (
    <Row $unread={!entry.is_read}>
      <i aria-hidden="true" />
      <h2>
        {entry.is_read ? null : <VisuallyHidden>{messages.new}: </VisuallyHidden>}
        {entry.title}
      </h2>
      {at === null ? (
        <span />
      ) : (
        <time dateTime={at.toISOString()} title={fullMoment(at, here.zone)}>
          {relativeTime(at, now, here.zone)}
        </time>
      )}
      <p>{entry.text}</p>
      {entry.is_read ? null : (
        <div>
          <Button variant="quiet" size="small" onClick={onRead} aria-label={messages.readOf(entry.title)}>
            {messages.read}
          </Button>
        </div>
      )}
    </Row>
  );
}
