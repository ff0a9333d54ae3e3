import { CONSULTATION_MINUTES, slotInstant } from '@ayana/contracts/consultations';
import { INDIA_ZONE } from '@ayana/contracts/places';
import { TwoZoneTime } from '@ayana/shared-ui';
import { useHour12 } from '@ayana/shared-ui/time';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

import { deviceZone } from '../../time/device-zone';
import { zonePlace } from '../../time/zone-place';
import { VIDEO_PAGE as TEXTS } from './messages';

const SLOT = '10:00 AM';

/** The example until the visitor's zone is known; the same on the server and in the first render. */
const EXAMPLE = { zone: 'Africa/Nairobi', day: '2026-12-01' } as const;

const Figure = styled.figure`
  max-inline-size: 420px;

  & dl {
    background: var(--white);
  }
  & figcaption {
    margin-block-end: var(--space-2);
    color: var(--stone);
    font-size: var(--size-16);
  }
`;

/** A device's zone does not change under a page. */
const never = () => () => undefined;

/** Whether a zone is a place outside India, and not a plain offset. */
const isElsewhere = (zone: string | null): zone is string =>
  zone !== null && zone.includes('/') && !zone.startsWith('Etc/') && ![INDIA_ZONE, 'Asia/Calcutta'].includes(zone);

/** One appointment in the user's zone and in India's. */
export function TwoClocks() {
  const device = useSyncExternalStore(never, deviceZone, () => null);
  const own = isElsewhere(device);
  const hour12 = useHour12();
  const zone = own ? device : EXAMPLE.zone;
  const place = zonePlace(zone);
  const at = slotInstant(EXAMPLE.day, SLOT, zone);
  return (
    <Figure>
      <figcaption>{own ? TEXTS.own(place) : TEXTS.example}</figcaption>
      <TwoZoneTime
        at={at}
        until={new Date(at.getTime() + CONSULTATION_MINUTES.video * 60_000)}
        now={at}
        hour12={hour12}
        zones={[
          { zone, place, ...(own ? { label: TEXTS.their_time(place) } : {}) },
          { zone: INDIA_ZONE, place: 'Chennai' },
        ]}
      />
    </Figure>
  );
}
