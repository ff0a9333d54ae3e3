import { styled } from 'styled-components';
import { messages } from './messages';
import { clockTime, type Zone } from './format';
import { differenceText, inPlace, isGoodHour } from './zones';

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

/** The local time of a person, whether it is a good hour to call, and the difference to the user's zone. */
export function LocalHour({ otherZone, localZone, now }: LocalHourProps) {
  return (
    <div>
      <Time>{inPlace(clockTime(now, otherZone.zone), otherZone.place)}</Time>
      <Words>
        {isGoodHour(otherZone.zone, now) ? messages.goodHour : messages.poorHour},{' '}
        {differenceText(otherZone, localZone, now)}
      </Words>
    </div>
  );
}
