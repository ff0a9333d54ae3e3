import { api, type Part, readPart } from '@ayana/portal-kit';
import { type ActivityFilters, activityQuery } from './filters';

/** Fetches the filtered activity as CSV and saves it as a file. @returns the file's name */
export function exportCsv(filters: ActivityFilters, today: string): Promise<Part<string>> {
  return readPart(
    (async () => {
      const { data } = await api.GET('/activity/export', {
        params: { query: activityQuery(filters) },
        parseAs: 'blob',
      });
      const name = `ayana-activity-${filters.type ?? 'all'}-${today}.csv`;
      if (data !== undefined) keep(data, name);
      return name;
    })(),
  );
}

/** Clicks a temporary link: the browser then saves a file that was fetched with a token. */
function keep(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}
