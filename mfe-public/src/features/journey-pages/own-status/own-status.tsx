import type { Role } from '@ayana/contracts/identity';
import { useSession } from '@ayana/portal-kit';
import { type ComponentType, useEffect, useState } from 'react';

/** The roles that have a journey of their own (spec section 6: a new account is `unverified_user`, then `patient`). */
const TRAVELLERS: ReadonlySet<Role> = new Set<Role>(['patient', 'unverified_user']);

/** Where the reader's own journey stands, for those who have one; its code comes for them alone, after the page. */
export function OwnStatus() {
  const isTraveller = useSession(({ role }) => role != null && TRAVELLERS.has(role));
  const [Card, setCard] = useState<ComponentType | null>(null);

  useEffect(() => {
    let wanted = isTraveller;
    if (wanted)
      import('./status-card').then(
        ({ StatusCard }) => wanted && setCard(() => StatusCard),
        (error: unknown) => console.warn('Where your journey stands could not be shown.', error),
      );
    return () => {
      wanted = false;
    };
  }, [isTraveller]);

  return isTraveller && Card !== null ? <Card /> : null;
}
