import { phoneHref } from '@ayana/contracts/links';
import {
  type ManifestLine,
  type ManifestMoment,
  TRAVEL_LEG_KIND_NAMES,
  TRAVEL_LEG_STATE_NAMES,
} from '@ayana/contracts/journey';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Notice } from '@ayana/shared-ui/notice';
import { clockTime, dayKey, fullMoment } from '@ayana/shared-ui/time';
import { Link } from 'react-router-dom';
import { workHref } from '../../paths';
import { LegChip } from '../../legs/leg-chip';
import { languageName, placeOf } from '../../legs/leg-words';
import { Address, Line, LineLinks, Needs, Quiet, When } from './manifest.styles';
import { messages } from './messages';
import { PressBar, type PressBarProps } from './press-bar';

export interface ManifestLineProps extends PressBarProps {
  day: string;
  base: string;
}

/** One part of a trip on a driver's or a host's day. */
export function ManifestLineItem(props: ManifestLineProps) {
  const { line, base } = props;
  const { leg } = line;
  const name = line.name ?? '';
  return (
    <Line data-state={leg.status} aria-label={`${TRAVEL_LEG_KIND_NAMES[leg.kind]} ${name}`}>
      <header>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <LegChip status={leg.status} />
      </header>
      <Moment line={line} />
      <p>
        <b>{TRAVEL_LEG_KIND_NAMES[leg.kind]}</b> · {line.case_number}
        {line.party_size === null ? null : ` · ${messages.people(line.party_size)}`}
        {line.language === null ? null : ` · ${messages.speaks(languageName(line.language))}`}
      </p>
      {line.special_needs === null ? null : <Needs dir="auto">{line.special_needs}</Needs>}
      <Flight line={line} />
      <Places leg={leg} />
      <Booked leg={leg} />
      {leg.status === 'missed' ? <Quiet>{messages.missedNote}</Quiet> : null}
      {leg.time_known ? null : <Notice>{messages.wait}</Notice>}
      <PressBar {...props} />
      <LineLinks data-screen-only>
        {leg.assignment_id === null ? null : (
          <TextLink as={Link} to={workHref(base, leg.assignment_id)}>
            {messages.open}
          </TextLink>
        )}
        {leg.contact_phone === null ? null : (
          <TextLink href={phoneHref(leg.contact_phone)}>
            {messages.call(leg.contact_name ?? leg.contact_phone)}
          </TextLink>
        )}
      </LineLinks>
    </Line>
  );
}

/** What a time printed large is the time of. */
const momentWord = (kind: ManifestLine['leg']['kind'], moment: ManifestMoment): string =>
  kind === 'lodging' ? messages.largeTime[moment] : moment === 'starts' ? messages.legTime[kind] : messages.endsAt;

function Moment({ line: { leg, moment } }: { line: ManifestLine }) {
  const zone = moment === 'ends' ? (leg.end_zone ?? leg.zone) : leg.zone;
  const at = new Date(moment === 'ends' ? (leg.ends_at ?? leg.starts_at) : leg.starts_at);
  if (!leg.time_known) return <When>{messages.unknownTime}</When>;
  const settled =
    leg.settled_at === null
      ? null
      : messages.setAt(TRAVEL_LEG_STATE_NAMES[leg.status], clockTime(new Date(leg.settled_at), leg.zone));
  return (
    <>
      <When>
        <small>{momentWord(leg.kind, moment)}</small>{' '}
        <time dateTime={at.toISOString()}>
          {moment === 'lasts' ? fullMoment(new Date(leg.ends_at ?? leg.starts_at), zone) : clockTime(at, zone)}
        </time>{' '}
        <small>{messages.zone(placeOf(zone))}</small>
      </When>
      {settled === null ? null : <Quiet>{settled}</Quiet>}
    </>
  );
}

function Flight({ line: { leg, flight } }: { line: ManifestLine }) {
  if (flight === null) return null;
  const at = new Date(flight.at);
  const time =
    dayKey(at, flight.zone) === dayKey(new Date(leg.starts_at), flight.zone)
      ? clockTime(at, flight.zone)
      : fullMoment(at, flight.zone);
  const number = flight.reference ?? '';
  const title =
    leg.kind === 'pickup' && flight.from_place !== null
      ? messages.flightFrom(number, flight.from_place)
      : messages.flight(number);
  const moment = leg.kind === 'pickup' ? messages.lands(time) : messages.departs(time);
  return (
    <p>
      <b>
        <bdi>{title}</bdi>
      </b>
      {`, ${flight.time_known ? moment : messages.flightUnknown}`}
    </p>
  );
}

function Places({ leg: { from_place, to_place, to_address } }: Pick<ManifestLine, 'leg'>) {
  const route =
    from_place !== null && to_place !== null ? messages.fromTo(from_place, to_place) : (from_place ?? to_place);
  return (
    <>
      {route === null ? null : (
        <p>
          <bdi>{route}</bdi>
        </p>
      )}
      {to_address === null ? null : (
        <Address dir="auto" aria-label={messages.showDriver}>
          {to_address}
        </Address>
      )}
    </>
  );
}

function Booked({ leg: { reference, contact_name, contact_phone, vehicle, room } }: Pick<ManifestLine, 'leg'>) {
  const words = [
    reference === null ? null : messages.reference(reference),
    [contact_name, contact_phone].filter((each) => each !== null).join(' '),
    vehicle,
    room,
  ].filter((each) => each !== null && each !== '');
  return words.length === 0 ? null : <Quiet dir="auto">{words.join(' · ')}</Quiet>;
}
