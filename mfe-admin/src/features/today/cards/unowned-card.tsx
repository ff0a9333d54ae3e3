import { RouterLink } from '@ayana/portal-kit/screens';
import { Link } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { QUEUE_PATH } from '../../../paths';
import { messages } from '../messages';
import type { TodayAnswer } from '../today.api';
import { PartOr } from './part-or';
import { QueueRows } from './queue-rows';

const { unowned: words } = messages;

/** Requests and cases that no one of the staff has taken. */
export function UnownedCard({ part, now, onRetry }: { part: TodayAnswer['unowned']; now: Date; onRetry: () => void }) {
  const count = part.value?.count ?? 0;
  return (
    <PortalCard
      title={words.title}
      extra={
        count === 0 ? undefined : (
          <Link as={RouterLink} href={`${QUEUE_PATH}?scope=unassigned`}>
            {words.all(count)}
          </Link>
        )
      }
    >
      <PartOr part={part} failed={words.failed} onRetry={onRetry}>
        {({ items }) => (items.length === 0 ? <p>{words.none}</p> : <QueueRows items={items} now={now} />)}
      </PartOr>
    </PortalCard>
  );
}
