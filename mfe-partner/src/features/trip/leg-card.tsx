import { type LegPress, TRAVEL_LEG_KIND_NAMES, type TravelLeg } from '@ayana/contracts/journey';
import { ApiProblem } from '@ayana/portal-kit';
import { Button } from '@ayana/shared-ui/button';
import { Link as TextLink } from '@ayana/shared-ui/link';
import { Notice } from '@ayana/shared-ui/notice';
import { dayKey, fullMoment } from '@ayana/shared-ui/time';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useBasePath } from '../../paths';
import { LegChip } from '../../legs/leg-chip';
import { placeOf } from '../../legs/leg-words';
import { messages } from './messages';
import { pressLeg } from './trip.api';
import { LegActions } from '../../legs/legs.styles';
import { LegItem } from './trip.styles';

interface LegCardProps {
  leg: TravelLeg;
  mayBook: boolean;
  onBook: () => void;
  reread: () => void;
}

/** One part of a trip, as it is booked; a changed time is confirmed. */
export function LegCard({ leg, mayBook, onBook, reread }: LegCardProps) {
  const base = useBasePath();
  const { busy, failure, press } = usePress(leg, reread);
  const isOpen = leg.status === 'planned' || leg.status === 'booked';
  const isMoved = leg.moved_from !== null && leg.time_known && isOpen;
  return (
    <LegItem>
      <header>
        <h3>{TRAVEL_LEG_KIND_NAMES[leg.kind]}</h3>
        <LegChip status={leg.status} />
      </header>
      <When leg={leg} />
      <Booked leg={leg} />
      {leg.time_known ? null : <Notice>{messages.unknown}</Notice>}
      {isMoved ? (
        <Notice>{messages.moved(fullMoment(new Date(leg.moved_from ?? leg.starts_at), leg.zone))}</Notice>
      ) : null}
      {failure === null ? null : <Notice tone="failed">{failure}</Notice>}
      {mayBook ? (
        <LegActions>
          {isMoved ? (
            <Button
              variant="tonal"
              size="small"
              busy={busy === 'confirm'}
              busyLabel={messages.confirming}
              onClick={() => press('confirm')}
            >
              {messages.confirm}
            </Button>
          ) : null}
          {isOpen ? (
            <Button variant={leg.status === 'planned' ? 'tonal' : 'outline'} size="small" onClick={onBook}>
              {leg.status === 'planned' ? messages.book : messages.change}
            </Button>
          ) : null}
          <TextLink as={Link} to={`${base}/manifest?day=${dayKey(new Date(leg.starts_at), leg.zone)}`}>
            {messages.manifest}
          </TextLink>
        </LegActions>
      ) : null}
    </LegItem>
  );
}

function usePress(leg: TravelLeg, reread: () => void) {
  const [busy, setBusy] = useState<LegPress | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (press: LegPress): Promise<void> => {
    setBusy(press);
    setFailure(null);
    try {
      await pressLeg(leg, press);
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setFailure(error.message);
    } finally {
      setBusy(null);
      reread();
    }
  };
  return { busy, failure, press: (press: LegPress) => void send(press) };
}

function When({ leg: { starts_at, zone, ends_at, end_zone } }: { leg: TravelLeg }) {
  return (
    <p>
      <time dateTime={starts_at}>{fullMoment(new Date(starts_at), zone)}</time>{' '}
      {ends_at === null ? null : `${messages.until(fullMoment(new Date(ends_at), end_zone ?? zone))} `}
      {messages.zone(placeOf(zone))}
    </p>
  );
}

function Booked({ leg }: { leg: TravelLeg }) {
  const { from_place, to_place, to_address, reference, contact_name, contact_phone, vehicle, room } = leg;
  const route =
    from_place !== null && to_place !== null ? messages.fromTo(from_place, to_place) : (from_place ?? to_place);
  const words = [
    reference === null ? null : messages.reference(reference),
    [contact_name, contact_phone].filter((each) => each !== null).join(' '),
    vehicle,
    room,
  ].filter((each) => each !== null && each !== '');
  return (
    <>
      {route === null ? null : (
        <p>
          <bdi>{route}</bdi>
        </p>
      )}
      {to_address === null ? null : <p dir="auto">{to_address}</p>}
      {words.length === 0 ? null : <p dir="auto">{words.join(' · ')}</p>}
    </>
  );
}
