import { GroupedTrail } from './grouped-trail';
import { groupByDay } from './data/days';
import type { ActivityFilters } from './data/filters';
import type { ActivityItem } from './data/loader';

export interface TrailListProps {
  items: readonly ActivityItem[];
  filters: ActivityFilters;
  now: Date;
  zone: string;
}

/** The trail under the days of the reader. */
export function TrailList({ items, filters, now, zone }: TrailListProps) {
  return groupByDay(items, now, zone).map((day) => (
    <GroupedTrail key={day.id} day={day} filters={filters} now={now} zone={zone} />
  ));
}
