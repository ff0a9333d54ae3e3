import { mayEnter } from '@ayana/contracts/identity';
import { useSession } from '@ayana/portal-kit';
import type { List } from '@ayana/portal-kit/screens';
import { lazy, Suspense } from 'react';

// Partners have the same lists, and no views: their pages do not load it.
const StaffViews = lazy(() => import('./staff-views'));

export interface SavedViewsProps {
  /** The list, as its views are stored under. */
  name: string;
  list: Pick<List<unknown>, 'key' | 'show'>;
}

/** The reader's views of a list of the staff and those that colleagues share: filters and order under a name. */
export function SavedViews(props: SavedViewsProps) {
  const isStaff = useSession(({ role }) => mayEnter('admin', role));
  return isStaff ? (
    <Suspense>
      <StaffViews {...props} />
    </Suspense>
  ) : null;
}
