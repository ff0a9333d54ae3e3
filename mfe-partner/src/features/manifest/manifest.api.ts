import type { FeedState } from '@ayana/case-kit/calendar-feed';
import type { ManifestLine } from '@ayana/contracts/journey';
import { api, dataOf, type Part, readPart } from '@ayana/portal-kit';
import { withLastSeen } from '@ayana/portal-kit/screens';
import { dayKey, deviceZone } from '@ayana/shared-ui/time';
import type { LoaderFunctionArgs } from 'react-router-dom';

export interface ManifestData {
  /** `YYYY-MM-DD`, on the clock of each place. */
  day: string;
  lines: Part<ManifestLine[]>;
  /** Whether the reader may press; unknown without a line. */
  mayWrite: boolean;
  /** When it was read, where the API cannot be reached now; else null. */
  asOf: string | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The day of the address; else today, where the device is. */
export async function manifestLoader({ request }: LoaderFunctionArgs): Promise<ManifestData> {
  const asked = new URL(request.url).searchParams.get('day') ?? '';
  const day = DAY.test(asked) ? asked : dayKey(new Date(), deviceZone().zone);
  const manifest = dataOf(api.GET('/travel-manifest', { params: { query: { day } } }));
  const [lines, may] = await Promise.all([
    readPart(manifest.then(({ items }): ManifestLine[] => items)),
    readPart(manifest.then(({ may_write }): boolean => may_write)),
  ]);
  const { parts, asOf } = withLastSeen<{ lines: Part<ManifestLine[]>; may: Part<boolean> }>(`manifest.${day}`, {
    lines,
    may,
  });
  return { day, lines: parts.lines, mayWrite: parts.may.value !== false, asOf };
}

export const readFeed = (): Promise<FeedState> => dataOf(api.GET('/manifest-feed'));

/** A new secret link for everyone of the organisation; an older one stops. The same key again makes one. */
export const createFeed = async (key: string): Promise<string> =>
  (await dataOf(api.POST('/manifest-feed', { headers: { 'Idempotency-Key': key } }))).path;

export const removeFeed = async (): Promise<void> => {
  await dataOf(api.DELETE('/manifest-feed'));
};

/** A day before or after another. */
export function otherDay(day: string, by: number): string {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + by);
  return at.toISOString().slice(0, 10);
}
