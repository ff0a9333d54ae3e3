import { ActivityDay } from './activity-day';
import { groupByDay } from './data/days';
import type { ActivityFilters } from './data/filters';
import type { ActivityItem } from './data/loader';

export interface ActivityListProps {
  items: readonly ActivityItem[];
  filters: ActivityFilters;
  now: Date;
  zone: string;
}

/** The activity, grouped by the reader's days. */
export function ActivityList({ items, filters, now, zone }: ActivityListProps) {
  return groupByDay(items, now, zone).map((day) => (
    <ActivityDay key={day.id} day={day} filters={filters} now={now} zone={zone} />
  ));
}
