import { api, type Part } from '@ayana/portal-kit';
import { saveFile } from '@ayana/portal-kit/screens';
import { type ActivityFilters, activityQuery } from './filters';

/** Saves the filtered activity as CSV. @returns the file's name */
export function exportCsv(filters: ActivityFilters, today: string): Promise<Part<string>> {
  const file = api.GET('/activity/export', { params: { query: activityQuery(filters) }, parseAs: 'blob' });
  return saveFile(file, `ayana-activity-${filters.type ?? 'all'}-${today}.csv`);
}
