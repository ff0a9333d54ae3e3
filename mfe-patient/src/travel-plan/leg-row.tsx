import { BRAND } from '@ayana/contracts/brand';
import { TRAVEL_LEG_KIND_NAMES, TRAVEL_LEG_STATE_NAMES, type TravelLeg } from '@ayana/contracts/journey';
import { phoneHref } from '@ayana/contracts/links';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { clockTime, dayKey, fullMoment, shortDate, type Zone } from '@ayana/shared-ui/time';
import { LegChip } from './leg-chip';
import { messages } from './messages';
import { DriverAddress, LegBox, LegTimes, LegWords } from './travel-plan.styles';

export interface LegRowProps {
  leg: TravelLeg;
  now: Date;
  localZone: Zone;
}

/** One part of a trip: when on both clocks, from where to where, and the address for a driver. */
export function LegRow({ leg, now, localZone }: LegRowProps) {
  const { kind, status, reference, to_address } = leg;
  const route = routeOf(leg);
  return (
    <LegBox data-cancelled={status === 'cancelled' ? '' : undefined}>
      <Times leg={leg} now={now} localZone={localZone} />
      <LegWords>
        <b>{TRAVEL_LEG_KIND_NAMES[kind]}</b>
        {route === '' ? null : (
          <p>
            <bdi>{route}</bdi>
          </p>
        )}
        {reference === null ? null : <p>{messages.reference(reference)}</p>}
        {leg.time_known ? null : <p>{messages.unknown}</p>}
        <Booked leg={leg} />
        {status === 'missed' ? (
          <p>
            {messages.missed} <TextLink href={BRAND.phone_href}>{messages.call(BRAND.phone)}</TextLink>
          </p>
        ) : null}
        {to_address === null ? null : (
          <DriverAddress>
            <small>{messages.driver}</small>
            <span dir="auto">{to_address}</span>
          </DriverAddress>
        )}
      </LegWords>
      <LegChip status={status} />
    </LegBox>
  );
}

/** Who meets the patient, and how they are found. */
function Booked({ leg: { status, contact_name, contact_phone, vehicle, room } }: Pick<LegRowProps, 'leg'>) {
  if (status === 'cancelled') return null;
  const words = [contact_name, vehicle, room].filter((each) => each !== null);
  return (
    <>
      {words.length === 0 ? null : (
        <p>
          <bdi>{words.join(' · ')}</bdi>
        </p>
      )}
      {contact_phone === null ? null : (
        <p>
          <TextLink href={phoneHref(contact_phone)}>{messages.call(contact_phone)}</TextLink>
        </p>
      )}
    </>
  );
}

function Times({ leg, now, localZone: { zone: mine } }: LegRowProps) {
  const { starts_at, ends_at, zone, end_zone } = leg;
  const at = new Date(starts_at);
  const [here, there] = [clockTime(at, mine), clockTime(at, zone)];
  const isOtherDay = dayKey(at, mine) !== dayKey(at, zone);
  return (
    <LegTimes>
      <time dateTime={starts_at} title={fullMoment(at, zone)}>
        {leg.time_known ? there : messages.open}
      </time>
      {leg.settled_at === null ? null : (
        <small>{messages.settled(TRAVEL_LEG_STATE_NAMES[leg.status], clockTime(new Date(leg.settled_at), zone))}</small>
      )}
      {here === there && !isOtherDay ? null : (
        <small>{messages.yours(isOtherDay ? `${shortDate(at, now, mine)} ${here}` : here)}</small>
      )}
      {ends_at === null ? null : <small>{messages.until(endText(new Date(ends_at), at, now, end_zone ?? zone))}</small>}
    </LegTimes>
  );
}

/** The clock of the end, or its day where it is another one. */
const endText = (ends: Date, starts: Date, now: Date, zone: string): string =>
  dayKey(ends, zone) === dayKey(starts, zone) ? clockTime(ends, zone) : shortDate(ends, now, zone);

function routeOf({ from_place, to_place }: TravelLeg): string {
  if (from_place !== null && to_place !== null) return messages.fromTo(from_place, to_place);
  return from_place ?? to_place ?? '';
}
