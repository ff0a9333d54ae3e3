import { CASE_MESSAGES } from '@ayana/contracts/journey';
import { Button } from '@ayana/shared-ui/button';
import { fullMoment, relativeTime, type Zone } from '@ayana/shared-ui/time';
import { VisuallyHidden } from '@ayana/shared-ui/visually-hidden';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Link } from '../../own-journey/own-link';

import type { Entry } from './data/entry';
import { messages } from './messages';
import { Row } from './notifications.styles';

/** One entry: title, time, and a Mark read button while it is unread. */
export function EntryRow(props: { entry: Entry; now: Date; localZone: Zone; onRead: () => void }) {
  const { entry, now, localZone, onRead } = props;
  const at = entry.at === null ? null : new Date(entry.at);
  return (
    <Row $unread={!entry.is_read}>
      <i aria-hidden="true" />
      <h3>
        {entry.is_read ? null : <VisuallyHidden>{messages.new}: </VisuallyHidden>}
        <TextLink as={Link} to={entry.place} onClick={entry.is_read ? undefined : onRead} dir="auto">
          {entry.title}
        </TextLink>
      </h3>
      {at === null ? (
        <span />
      ) : (
        <time dateTime={at.toISOString()} title={fullMoment(at, localZone.zone)}>
          {relativeTime(at, now, localZone.zone)}
        </time>
      )}
      <p dir="auto">{entry.text}</p>
      {entry.case_number === null ? null : <small>{CASE_MESSAGES.of(entry.case_number)}</small>}
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
