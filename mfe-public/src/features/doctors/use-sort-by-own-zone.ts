import type { DoctorSort } from '@ayana/contracts/catalogue';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';

import { useVisitorZone } from '../../time/use-visitor-zone';

/** The server sorts by waking hours in India's zone: reload once with the user's zone. */
export function useSortByOwnZone(sort: DoctorSort): void {
  const elsewhere = useVisitorZone() !== null;
  const { revalidate } = useRevalidator();
  const wanted = sort === 'good_hours' && elsewhere;
  useEffect(() => {
    if (wanted) void revalidate();
    // Once per URL with this sort order.
    // eslint-disable-next-line react/exhaustive-deps -- `revalidate` is another function at every render
  }, [wanted]);
}
