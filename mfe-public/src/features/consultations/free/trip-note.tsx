import { Button, Notice } from '@ayana/shared-ui';

import { forgetTrip, useKeptTrip } from '../../../trip/kept-trip';
import { CONSULTATION_MESSAGES as TEXTS } from '../messages';

/** The trip cost estimate sent with the request; the visitor sees it and can remove it. */
export function TripNote() {
  const trip = useKeptTrip();
  if (trip === null) return null;
  return (
    <Notice
      action={
        <Button variant="outline" onClick={forgetTrip}>
          {TEXTS.trip_forget}
        </Button>
      }
    >
      <strong>{TEXTS.trip_title}</strong>
      <p>{trip.text}</p>
    </Notice>
  );
}
