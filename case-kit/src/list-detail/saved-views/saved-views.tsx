import { mayEnter } from '@ayana/contracts/identity';
import { useSession } from '@ayana/portal-kit';
import { Dropdown } from '@ayana/shared-ui/dropdown';
import { Bookmark } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { messages } from './messages';
import type { StaffViewsProps } from './staff-views';

// Partners have the same lists, and no views: their pages do not load them. The button has its place from the start.
const StaffViews = lazy(() => import('./staff-views'));

/** The reader's views of a list of the staff and those that colleagues share: filters and order under a name. */
export function SavedViews(props: StaffViewsProps) {
  const isStaff = useSession(({ role }) => mayEnter('admin', role));
  return isStaff ? (
    <Dropdown label={props.words?.title ?? messages.title} icon={<Bookmark size={16} aria-hidden="true" />} end>
      <Suspense>
        <StaffViews {...props} />
      </Suspense>
    </Dropdown>
  ) : null;
}
