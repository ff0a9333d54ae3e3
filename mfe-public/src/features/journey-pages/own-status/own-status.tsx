import type { Role } from '@ayana/contracts/identity';
import { useSession } from '@ayana/portal-kit';
import { type ComponentType, useEffect, useState } from 'react';

import type { StatusCardProps } from './status-card';

/** The roles with their own journey (spec section 6: a new account is `unverified_user`, then `patient`). */
const TRAVELLERS: ReadonlySet<Role> = new Set<Role>(['patient', 'unverified_user']);

/** The status of the user's own journey; its code loads only for users who have one, after the page. */
export function OwnStatus({ step }: StatusCardProps) {
  const isTraveller = useSession(({ role }) => role != null && TRAVELLERS.has(role));
  const [Card, setCard] = useState<ComponentType<StatusCardProps> | null>(null);

  useEffect(() => {
    let wanted = isTraveller;
    if (wanted)
      import('./status-card').then(
        ({ StatusCard }) => wanted && setCard(() => StatusCard),
        (error: unknown) => console.warn('The status of your journey could not be shown.', error),
      );
    return () => {
      wanted = false;
    };
  }, [isTraveller]);

  return isTraveller && Card !== null ? <Card step={step} /> : null;
}
