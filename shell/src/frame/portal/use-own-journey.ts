import type { Role } from '@ayana/contracts/identity';
import { call } from '@ayana/portal-kit';
import { useEffect, useState } from 'react';
import { mayBePatientToo } from './rail-items';

/** Whether a person who works here has a journey of their own; false for everyone else, and while it is not known. */
export function useOwnJourney(role: Role | undefined): boolean {
  const [has, setHas] = useState(false);
  const asks = role !== undefined && mayBePatientToo(role);
  useEffect(() => {
    if (!asks) return undefined;
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const journey = await call('GET', '/patient-journeys/latest');
      if (isCurrent) setHas(journey !== null && journey !== undefined);
    };
    // Without an answer the rail has the places of the work, as it has before one.
    read().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [asks]);
  return asks && has;
}
