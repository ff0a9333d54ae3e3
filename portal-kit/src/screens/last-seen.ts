import { LAST_SEEN_PREFIX } from '@ayana/contracts/operation';
import type { ProblemCode } from '@ayana/contracts/problems';
import { type Part, useSession } from '@ayana/portal-kit';

/** The parts of a page, by name; null for one that the reader does not have. */
type Parts = object;

export interface LastSeen<Page extends Parts> {
  parts: Page;
  /** When what is shown was read, ISO 8601, where some of it could not be read now; null where all of it is new. */
  asOf: string | null;
}

/** What a page stores: values by the name of their part. */
interface Stored {
  at: string;
  values: Record<string, unknown>;
}

/** Codes of calls that did not reach the API, or found it down. */
const UNREACHED: ReadonlySet<ProblemCode | undefined> = new Set([
  'network_error',
  'timeout',
  'unexpected_answer',
  'service_unavailable',
]);

/**
 * Keeps a page readable while the API cannot be reached: parts that could not be read are as they were the last time. What is read is
 * stored in this browser for the signed-in user, and removed when they sign out (`session/forget-last-seen.ts`).
 * @param name of the page
 */
export function withLastSeen<Page extends Parts>(name: string, parts: Page, now = new Date()): LastSeen<Page> {
  const { user } = useSession.getState();
  // The page is drawn once more after its reader signed out: nothing of theirs may be stored then.
  if (user === null) return { parts, asOf: null };
  const key = `${LAST_SEEN_PREFIX}${user.id}.${name}`;
  const stored = read(key);
  const filled: Record<string, unknown> = {};
  let isOld = false;
  for (const [part, reading] of Object.entries(parts) as [string, Part<unknown> | null][]) {
    const isLost = reading !== null && reading.failure !== null && UNREACHED.has(reading.failure.code);
    const isKnown = isLost && stored !== null && part in stored.values;
    filled[part] = isKnown ? { value: stored.values[part], failure: null } : reading;
    isOld ||= isKnown;
  }
  const asOf = isOld && stored !== null ? stored.at : null;
  if (isRefused(filled)) forget(key);
  else if (asOf === null) write(key, { at: now.toISOString(), values: valuesOf(filled) });
  return { parts: filled as Page, asOf };
}

/** Nothing of the page is open to the reader any more. */
const isRefused = (parts: Record<string, unknown>): boolean => {
  const failures = (Object.values(parts) as (Part<unknown> | null)[]).map((part) => part?.failure?.code);
  return failures.length > 0 && failures.every((code) => code === 'not_found');
};

/** Values that were read; a part that failed is not stored. */
function valuesOf(parts: Record<string, unknown>): Record<string, unknown> {
  const known = (Object.entries(parts) as [string, Part<unknown> | null][]).filter(
    ([, part]) => part !== null && part.failure === null,
  );
  return Object.fromEntries(known.map(([part, reading]) => [part, reading?.value]));
}

function read(key: string): Stored | null {
  try {
    return JSON.parse(window.localStorage.getItem(key) ?? 'null') as Stored | null;
  } catch {
    // Unreadable storage counts as empty.
    return null;
  }
}

function forget(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    // A browser that blocks its storage has nothing in it.
  }
}

function write(key: string, stored: Stored): void {
  // A page of which nothing could be read says nothing new.
  if (Object.keys(stored.values).length === 0) return;
  try {
    window.localStorage.setItem(key, JSON.stringify(stored));
  } catch {
    // The storage is full or blocked: the page is then not readable offline.
  }
}
