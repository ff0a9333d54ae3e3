import { INDIA_ZONE } from '@ayana/contracts/places';
import { RouterLink } from '@ayana/portal-kit/screens';
import { StatusChip } from '@ayana/shared-ui/chip';
import { PortalCard } from '@ayana/shared-ui/portal-page';
import { clockTime, dayWord, fullMoment, useNow } from '@ayana/shared-ui/time';
import { CircleCheck, CircleDashed, Clock } from 'lucide-react';
import { caseHref } from '../../../paths';
import { messages } from '../messages';
import type { Movement, TodayAnswer } from '../today.api';
import { Moves } from '../today.styles';
import { PartOr } from './part-or';

const { movements: words } = messages;
const SECTIONS: Readonly<Record<Movement['kind'], string>> = {
  arrival: 'travel',
  admission: 'travel',
  discharge: 'care',
  departure: 'travel',
};

/** Who arrives, is admitted, leaves the hospital and flies home, today and tomorrow. */
export function MovementsCard({ part, onRetry }: { part: TodayAnswer['today']; onRetry: () => void }) {
  return (
    <div id="movements">
      <PortalCard title={words.title} extra={<p>{words.note}</p>}>
        <PartOr part={part} failed={words.failed} onRetry={onRetry}>
          {({ movements, movements_total: total }) =>
            movements.length === 0 ? (
              <p>{words.none}</p>
            ) : (
              <>
                <Moves>
                  {movements.map((each) => (
                    <li key={each.id}>
                      <Row movement={each} />
                    </li>
                  ))}
                </Moves>
                {total > movements.length ? <p>{words.more(total - movements.length)}</p> : null}
              </>
            )
          }
        </PartOr>
      </PortalCard>
    </div>
  );
}

function Row({
  movement: { kind, journey_id, case_number, name, treatment, country, place, at, time_known, is_done, is_ready },
}: {
  movement: Movement;
}) {
  const now = useNow();
  const moment = new Date(at);
  const day = dayWord(moment, now, INDIA_ZONE);
  return (
    <RouterLink href={caseHref(journey_id, SECTIONS[kind])}>
      <time dateTime={at} title={fullMoment(moment, INDIA_ZONE)}>
        {time_known ? clockTime(moment, INDIA_ZONE) : words.allDay}
        <small>{day}</small>
      </time>
      <span>
        <b dir="auto">{name ?? words.unknown}</b>
        <small dir="auto">
          {[is_done ? words.moved[kind] : words.moves[kind], place, treatment, country, case_number]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </span>
      <State kind={kind} isDone={is_done} isReady={is_ready} />
    </RouterLink>
  );
}

function State({ kind, isDone, isReady }: { kind: Movement['kind']; isDone: boolean; isReady: boolean | null }) {
  if (isDone)
    return (
      <StatusChip tone="leaf" icon={<CircleCheck size={14} aria-hidden="true" />}>
        {words.done}
      </StatusChip>
    );
  if (isReady === null) return <StatusChip icon={<Clock size={14} aria-hidden="true" />}>{words.expected}</StatusChip>;
  return isReady ? (
    <StatusChip tone="leaf" icon={<CircleCheck size={14} aria-hidden="true" />}>
      {words.ready}
    </StatusChip>
  ) : (
    <StatusChip tone="marigold" icon={<CircleDashed size={14} aria-hidden="true" />}>
      {words.missing[kind]}
    </StatusChip>
  );
}
