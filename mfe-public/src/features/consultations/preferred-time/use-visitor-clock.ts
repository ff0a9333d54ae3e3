import { todayIn } from '@ayana/contracts/rules';
import { useEffect, useState } from 'react';

import { namedDeviceZone } from './visitor-zone';

export interface VisitorClock {
  /** The device's IANA zone, if known. */
  device: string | null;
  now: Date;
}

/** The visitor's clock; null on the server and in the first render, whose zone is not the visitor's. Updated every minute. */
export function useVisitorClock(): VisitorClock | null {
  const [clock, setClock] = useState<VisitorClock | null>(null);
  useEffect(() => {
    const look = (): void => setClock({ device: namedDeviceZone(), now: new Date() });
    look();
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, []);
  return clock;
}

/** Today as `YYYY-MM-DD` where the visitor is; empty while unknown. */
export function visitorToday(clock: VisitorClock | null, zone: string | null): string {
  return clock === null ? '' : todayIn(zone ?? clock.device ?? 'UTC', clock.now);
}
