import { styled } from 'styled-components';
import { messages } from './messages';
import { clockTime, type Zone } from './format';
import { differenceText, goodHourChange, inPlace, isGoodHour, twoZoneText } from './zones';

const Time = styled.p`
  font-family: var(--font-heading);
  font-size: 21px;
  line-height: 1.3;
`;

const Words = styled.p`
  font-size: var(--size-14);
  line-height: 20px;
  color: var(--stone);
`;

export type LocalHourProps = { otherZone: Zone; localZone: Zone; now: Date };

/** The local time of a person, whether it is a good hour to call and until or from when, and the difference to the user's zone. */
export function LocalHour({ otherZone, localZone, now }: LocalHourProps) {
  const isGood = isGoodHour(otherZone.zone, now);
  const change = twoZoneText(goodHourChange(otherZone.zone, now), now, localZone, otherZone);
  return (
    <div>
      <Time>{inPlace(clockTime(now, otherZone.zone), otherZone.place)}</Time>
      <Words>
        {isGood ? messages.goodHour : messages.poorHour}, {isGood ? messages.until(change) : messages.from(change)}
      </Words>
      <Words>
        {otherZone.place}: {differenceText(otherZone, localZone, now)}
      </Words>
    </div>
  );
}
