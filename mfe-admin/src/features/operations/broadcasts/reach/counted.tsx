import {
  type AudienceAsleep,
  type AudienceCount,
  BROADCAST_CHANNEL_NAMES,
  LEFT_OUT_NAMES,
} from '@ayana/contracts/operations';
import { listText, number } from '@ayana/contracts/language';
import { fullMoment } from '@ayana/shared-ui/time';
import { OPERATIONS_CLOCK } from '../../../../components/operations-clock/operations-clock';
import { languageName } from '../editor/language-names';
import { reachMessages as words } from '../messages';

interface CountedProps {
  count: AudienceCount;
  /** It wakes those who sleep; anything else waits for them. */
  isUrgent: boolean;
}

/** How many readers, who of them sleeps now, who is left out and why, and some of them by name. */
export function Counted({ count, isUrgent }: CountedProps) {
  const { people, languages, left_out, sample, asleep } = count;
  return (
    <>
      <b>{people === 0 ? words.nobody : words.people(people, number(people))}</b>
      {people === 0 ? null : (
        <>
          <p>{listText(languages.map((each) => `${languageName(each.language)} ${number(each.count)}`))}</p>
          <Asleep asleep={asleep} isUrgent={isUrgent} />
        </>
      )}
      {left_out.length === 0 ? null : (
        <div>
          <h3>{words.leftOut}</h3>
          <ul>
            {left_out.map(({ channel, reason, count: many }) => (
              <li key={`${channel} ${reason}`}>
                {words.leftOutLine(number(many), BROADCAST_CHANNEL_NAMES[channel], LEFT_OUT_NAMES[reason])}
              </li>
            ))}
          </ul>
        </div>
      )}
      {sample.length === 0 ? null : (
        <div>
          <h3>{sample.length < people ? words.sample : words.everyone}</h3>
          <p>
            <bdi>{listText(sample.map(({ name }) => name || words.unnamed))}</bdi>
          </p>
        </div>
      )}
    </>
  );
}

/** Zones that are named; the others are counted. */
const ZONES = 4;

/** Whose night it is, and what that means for them. */
function Asleep({ asleep: { people, last_until, zones }, isUrgent }: { asleep: AudienceAsleep; isUrgent: boolean }) {
  if (people === 0 || last_until === null) return <p>{words.allAwake}</p>;
  const named = zones.slice(0, ZONES);
  const others = zones.slice(ZONES).reduce((sum, { count }) => sum + count, 0);
  const places = [
    ...named.map(({ time_zone, count }) => words.zone(placeOf(time_zone), number(count))),
    ...(others === 0 ? [] : [words.elsewhere(number(others))]),
  ];
  return (
    <div>
      <h3>{words.asleep(people, number(people))}</h3>
      <p>{listText(places)}</p>
      <p>{isUrgent ? words.wakes : words.waits(fullMoment(new Date(last_until), OPERATIONS_CLOCK.zone))}</p>
    </div>
  );
}

/** `Africa/Nairobi` is Nairobi. */
const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
