import type { QueueItem } from '@ayana/contracts/journey';
import { RouterLink } from '@ayana/portal-kit/screens';
import { Link } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { QUEUE_PATH } from '../../../paths';
import { messages } from '../messages';
import type { TodayAnswer } from '../today.api';
import { Next } from '../today.styles';
import { PartOr } from './part-or';
import { QueueRows } from './queue-rows';

const { late: words } = messages;

/** What is late, the longest first, and what is due within a day. */
export function LateCard({ part, now, onRetry }: { part: TodayAnswer['all']; now: Date; onRetry: () => void }) {
  const count = part.value?.count ?? 0;
  return (
    <PortalCard
      title={words.title}
      extra={
        count === 0 ? undefined : (
          <Link as={RouterLink} href={`${QUEUE_PATH}?scope=all`}>
            {words.all(count)}
          </Link>
        )
      }
    >
      <PartOr part={part} failed={words.failed} onRetry={onRetry}>
        {({ late, next }) => <LateAndNext late={late.items} next={next.items} now={now} />}
      </PartOr>
    </PortalCard>
  );
}

interface LateAndNextProps {
  late: readonly QueueItem[];
  next: readonly QueueItem[];
  now: Date;
}

function LateAndNext({ late, next, now }: LateAndNextProps) {
  return (
    <>
      {late.length === 0 ? <p>{words.none}</p> : <QueueRows items={late} now={now} />}
      <Next>
        <h3>{words.next}</h3>
        {next.length === 0 ? <p>{words.nothingNext}</p> : <QueueRows items={next} now={now} />}
      </Next>
    </>
  );
}
