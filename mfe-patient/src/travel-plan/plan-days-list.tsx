import type { TravelLeg } from '@ayana/contracts/journey';
import { Chip } from '@ayana/shared-ui/chip';
import { fullMoment, type Zone } from '@ayana/shared-ui/time';
import { LegRow } from './leg-row';
import { messages } from './messages';
import { daysOf, nextLeg, type PlanDay } from './plan-days';
import { Days, Legs } from './travel-plan.styles';

export interface PlanDaysListProps {
  legs: readonly TravelLeg[];
  now: Date;
  localZone: Zone;
}

/** A trip as a line of days, with what comes next marked. */
export function PlanDaysList({ legs, now, localZone }: PlanDaysListProps) {
  const next = nextLeg(legs, now)?.id;
  return (
    <Days aria-label={messages.plan}>
      {daysOf(legs).map((day) => {
        const isNext = day.legs.some(({ id }) => id === next);
        return (
          <li key={day.key} data-next={isNext ? '' : undefined} data-over={isOver(day, now) ? '' : undefined}>
            <h3>
              {dayText(day)} {isNext ? <Chip tone="marigold">{messages.next}</Chip> : null}
            </h3>
            <Legs>
              {day.legs.map((leg) => (
                <LegRow key={leg.id} leg={leg} now={now} localZone={localZone} />
              ))}
            </Legs>
          </li>
        );
      })}
    </Days>
  );
}

const isOver = ({ legs }: PlanDay, now: Date): boolean =>
  legs.every(({ starts_at }) => Date.parse(starts_at) < now.getTime());

/** The day on the clock of its first leg. */
function dayText({ legs, key }: PlanDay): string {
  const [first] = legs;
  if (first === undefined) return key;
  const [day = key] = fullMoment(new Date(first.starts_at), first.zone).split(', ');
  return day;
}
