import {
  TRAVEL_LEG_KIND_NAMES,
  TRAVEL_LEG_STATE_NAMES,
  type TravelLeg,
  type TravelLegState,
} from '@ayana/contracts/journey';
import { Chip, type ChipTone } from '@ayana/shared-ui/chip';
import { MoreMenu } from '@ayana/shared-ui/menu';
import { clockTime, dayKey, fullMoment, type Zone } from '@ayana/shared-ui/time';
import type { ComponentProps } from 'react';
import { messages } from './messages';

const { legs: words } = messages;
const TONES: Readonly<Record<TravelLegState, ChipTone>> = {
  planned: 'marigold',
  booked: 'teal',
  done: 'leaf',
  missed: 'coral',
  cancelled: 'neutral',
};

export interface LegRowProps {
  leg: TravelLeg;
  /** Where the patient lives; null where it is not known. */
  home: Zone | null;
  moreLabel: string;
  steps: ComponentProps<typeof MoreMenu>['items'];
}

/** A part of a trip with what may be done about it. */
export function LegRow({ leg, home, moreLabel, steps }: LegRowProps) {
  const { kind, status, zone, reference, to_address } = leg;
  const starts = new Date(leg.starts_at);
  const here = fullMoment(starts, zone);
  const theirs = home === null ? null : otherClock(starts, zone, home.zone);
  const route = [leg.from_place, leg.to_place].filter((place) => place !== null);
  return (
    <li>
      <div>
        <b>{TRAVEL_LEG_KIND_NAMES[kind]}</b>
        <Chip tone={TONES[status]}>{TRAVEL_LEG_STATE_NAMES[status]}</Chip>
      </div>
      <MoreMenu label={moreLabel} items={steps} />
      <p>
        <time dateTime={leg.starts_at}>{here}</time>
        {leg.ends_at === null ? null : ` ${words.until(fullMoment(new Date(leg.ends_at), leg.end_zone ?? zone))}`}
        {theirs === null ? null : ` (${words.theirs(theirs)})`}
      </p>
      {route.length === 0 ? null : (
        <p>
          <bdi>{route.length === 2 ? words.fromTo(route[0] ?? '', route[1] ?? '') : route[0]}</bdi>
        </p>
      )}
      {to_address === null ? null : <p dir="auto">{to_address}</p>}
      {reference === null ? null : <p>{words.reference(reference)}</p>}
      <Booked leg={leg} />
      {leg.time_known ? null : <p>{words.unknown}</p>}
      {leg.moved_from === null ? null : <p>{words.unconfirmed(fullMoment(new Date(leg.moved_from), zone))}</p>}
      {leg.settled_at === null ? null : (
        <p>{words.settled(TRAVEL_LEG_STATE_NAMES[status], fullMoment(new Date(leg.settled_at), zone))}</p>
      )}
    </li>
  );
}

function Booked({ leg: { contact_name, contact_phone, vehicle, room } }: { leg: TravelLeg }) {
  const known = [contact_name, contact_phone, vehicle, room].filter((each) => each !== null);
  return known.length === 0 ? null : <p dir="auto">{known.join(' · ')}</p>;
}

/** The same moment on another clock, with its day where that differs; null where both clocks are the same. */
function otherClock(at: Date, zone: string, other: string): string | null {
  if (dayKey(at, zone) !== dayKey(at, other)) return fullMoment(at, other);
  return clockTime(at, zone) === clockTime(at, other) ? null : clockTime(at, other);
}
