import { notificationPlace } from '@ayana/contracts/notifications';
import type { PatientNotification } from '@ayana/contracts/realtime';
import type { Part } from '@ayana/portal-kit';
import { Chip } from '@ayana/shared-ui/chip';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { PortalCard, WaitingList } from '@ayana/shared-ui/portal-page';
import { FailedPart } from '@ayana/shared-ui/states';
import { fullMoment, relativeTime, type Zone } from '@ayana/shared-ui/time';
import { Link } from '../../own-journey/own-link';

import { messages } from './messages';

/** The newest notifications, with a link to all. */
export function NewestCard(props: {
  notifications: Part<readonly PatientNotification[]>;
  now: Date;
  localZone: Zone;
  onRetry: () => void;
}) {
  const { notifications, now, localZone, onRetry } = props;
  const { notifications: words } = messages;
  const all = (
    <TextLink as={Link} to="/notifications">
      {words.all}
    </TextLink>
  );
  return (
    <PortalCard title={words.title} extra={all}>
      {notifications.value === null ? (
        <FailedPart what={words.failed} failure={notifications.failure} onRetry={onRetry} />
      ) : notifications.value.length === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <WaitingList
          items={notifications.value.map(({ id, title, message, created_at, is_read, metadata, journey_id }) => ({
            id,
            title: (
              <>
                <TextLink as={Link} to={notificationPlace(metadata, journey_id)}>
                  <bdi>{title}</bdi>
                </TextLink>{' '}
                {is_read ? null : <Chip tone="teal">{words.unread}</Chip>}
              </>
            ),
            text: message,
            end: (
              <time dateTime={created_at} title={fullMoment(new Date(created_at), localZone.zone)}>
                {relativeTime(new Date(created_at), now, localZone.zone)}
              </time>
            ),
          }))}
        />
      )}
    </PortalCard>
  );
}
