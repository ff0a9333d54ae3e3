import { RouterLink } from '@ayana/portal-kit/screens';
import { Link } from '@ayana/shared-ui/link';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { QUEUE_PATH } from '../../../paths';
import { messages } from '../messages';
import type { QueuePart, TodayAnswer } from '../today.api';
import { Next } from '../today.styles';
import { PartOr } from './part-or';
import { QueueRows } from './queue-rows';

const { late: words } = messages;
const DAY = 24 * 60 * 60_000;
const LATE_SHOWN = 8;
const NEXT_SHOWN = 4;

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
        {(queue) => <LateAndNext queue={queue} now={now} />}
      </PartOr>
    </PortalCard>
  );
}

function LateAndNext({ queue: { items }, now }: { queue: QueuePart; now: Date }) {
  const dueIn = ({ due_at }: { due_at: string | null }): number =>
    due_at === null ? Infinity : Date.parse(due_at) - now.getTime();
  const late = items.filter((item) => dueIn(item) < 0);
  const next = items.filter((item) => dueIn(item) >= 0 && dueIn(item) < DAY);
  return (
    <>
      {late.length === 0 ? <p>{words.none}</p> : <QueueRows items={late.slice(0, LATE_SHOWN)} now={now} />}
      <Next>
        <h3>{words.next}</h3>
        {next.length === 0 ? <p>{words.nothingNext}</p> : <QueueRows items={next.slice(0, NEXT_SHOWN)} now={now} />}
      </Next>
    </>
  );
}
