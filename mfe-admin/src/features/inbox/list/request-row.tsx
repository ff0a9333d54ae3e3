import { isClockRunning, type InboxItem } from '@ayana/contracts/inbox';
import { Button, DueClock, OwnerTag, shortMoment, StatusChip, VisuallyHidden } from '@ayana/shared-ui';
import { CalendarClock, Hand } from 'lucide-react';
import { memo } from 'react';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { isToFollowUp } from '../data/due-groups';
import { followUpText } from '../data/follow-up-text';
import { subjectAndPlace } from '../data/visitor-answers';
import { messages } from '../messages';
import { Due, Foot, Name, NameLink, Place, Row, Select, Subject, Unread } from './request-row.styles';
import { ApplicationChip, KindIcon, LeadChip, RepeatedChip, RequestStatus } from './status-chip';

export type RequestRowProps = {
  item: InboxItem;
  now: Date;
  me: string;
  href: string;
  open: boolean;
  /** Claims the request from the list, on a phone. */
  onClaim: (id: string) => void;
  selected: boolean;
  onSelect: (id: string) => void;
};

/** One row of the list: name, subject, place, time left, owner. The whole row opens the request. Rendered again only when it changes. */
export const RequestRow = memo(function RequestRow(props: RequestRowProps) {
  const { item, now, me, href, open, onClaim, selected, onSelect } = props;
  const { subject, place } = subjectAndPlace(item);
  const late = isToFollowUp(item, now) || (isClockRunning(item.status) && Date.parse(item.due_at) < now.getTime());
  return (
    <Row $open={open} $late={late}>
      <Name>
        <Select
          type="checkbox"
          aria-label={messages.select(item.name)}
          checked={selected}
          onChange={() => onSelect(item.id)}
        />
        {item.is_read ? null : <Unread title={messages.unread} />}
        <NameLink
          to={href}
          data-request={item.id}
          aria-current={open ? 'true' : undefined}
          preventScrollReset
          dir="auto"
          title={item.name}
        >
          {item.name}
        </NameLink>
        {item.is_read ? null : <VisuallyHidden>{messages.unread}</VisuallyHidden>}
      </Name>
      <Subject dir="auto" title={[subject, place].filter(Boolean).join(' · ')}>
        <KindIcon item={item} />
        <bdi>{subject}</bdi>
        {place === null ? null : <Place>{place}</Place>}
      </Subject>
      <Due>
        {isToFollowUp(item, now) ? (
          <StatusChip tone="marigold" icon={<CalendarClock size={14} aria-hidden="true" />}>
            {followUpText(item, now)}
          </StatusChip>
        ) : (
          <DueClock
            variant="row"
            startedAt={new Date(item.received_at)}
            dueAt={new Date(item.due_at)}
            stopped={!isClockRunning(item.status)}
            stoppedText={
              followUpText(item, now) ??
              messages.receivedAt(shortMoment(new Date(item.received_at), now, OPERATIONS_CLOCK.zone))
            }
            now={now}
            localZone={OPERATIONS_CLOCK}
          />
        )}
      </Due>
      <Foot>
        <RequestStatus status={item.status} onTeal={open} />
        <LeadChip item={item} />
        <RepeatedChip item={item} />
        <ApplicationChip item={item} />
        <OwnerTag owner={item.assigned_to} you={me} />
        {item.status === 'new' ? (
          <Button
            variant="tonal"
            size="small"
            icon={<Hand size={16} aria-hidden="true" />}
            onClick={() => onClaim(item.id)}
          >
            {messages.claim}
            <VisuallyHidden> {item.name}</VisuallyHidden>
          </Button>
        ) : null}
      </Foot>
    </Row>
  );
});
