import type { QueueItem } from '@ayana/contracts/journey';
import { RouterLink } from '@ayana/portal-kit/screens';
import { DueClock } from '@ayana/shared-ui/due';
import { OPERATIONS_CLOCK } from '../../../components/operations-clock/operations-clock';
import { QueueItemText } from '../../../components/case-queue/queue-item-text';
import { whereHref } from '../../../components/case-queue/queue-words';
import { Rows } from '../today.styles';

/** Things of the queue: what is to be done, who it is about, why, whose it is, and when it is due. */
export function QueueRows({ items, now }: { items: readonly QueueItem[]; now: Date }) {
  return (
    <Rows>
      {items.map((item) => (
        <li key={item.id}>
          <RouterLink href={whereHref(item)}>
            <QueueItemText item={item} isStaff owner />
            {item.due_at === null ? null : (
              <DueClock
                variant="row"
                startedAt={new Date(item.since)}
                dueAt={new Date(item.due_at)}
                now={now}
                localZone={OPERATIONS_CLOCK}
              />
            )}
          </RouterLink>
        </li>
      ))}
    </Rows>
  );
}
