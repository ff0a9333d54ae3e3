import { mayEnter } from '@ayana/contracts/identity';
import { useSession } from '@ayana/portal-kit';
import { lazy, Suspense } from 'react';
import type { StaffViewsProps } from './staff-views';

// Partners have the same lists, and no views: their pages do not load it.
const StaffViews = lazy(() => import('./staff-views'));

/** The reader's views of a list of the staff and those that colleagues share: filters and order under a name. */
export function SavedViews(props: StaffViewsProps) {
  const isStaff = useSession(({ role }) => mayEnter('admin', role));
  return isStaff ? (
    <Suspense>
      <StaffViews {...props} />
    </Suspense>
  ) : null;
}
