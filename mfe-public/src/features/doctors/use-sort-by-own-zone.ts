import type { DoctorSort } from '@ayana/contracts/catalogue';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

import { useVisitorZone } from '../../time/use-visitor-zone';

/** The server sorts good hours by India's clock, the only one it knows: read once more by the reader's own. */
export function useSortByOwnZone(sort: DoctorSort): void {
  const elsewhere = useVisitorZone() !== null;
  const { revalidate } = useRevalidator();
  const wanted = sort === 'good_hours' && elsewhere;
  useEffect(() => {
    if (wanted) void revalidate();
    // Once for each time this order is chosen by an address the server answered.
    // eslint-disable-next-line react/exhaustive-deps -- `revalidate` is another function at every render
  }, [wanted]);
}
