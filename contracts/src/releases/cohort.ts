import { defaultEntry, partialEntry, type RegistryEntry } from './registry.ts';

/**
 * Cookie with the visitor's cohort while a release goes to a part of the sessions: a number shared by thousands of people, so that it
 * selects a release and identifies nobody.
 */
export const COHORT_COOKIE = 'ayana_cohort';

/** Header in which a trusted proxy in front of the render server chooses the cohort, so that it can keep the pages of each. */
export const COHORT_HEADER = 'x-ayana-cohort';

/** Number of cohorts; a session draws one at random and keeps it. */
export const COHORTS = 10_000;

/** The cohort in a Cookie header, or undefined when absent or invalid. */
export function readCohort(cookies: string): number | undefined {
  const text = new RegExp(`(?:^|;\\s*)${COHORT_COOKIE}=(\\d{1,4})(?:;|$)`).exec(cookies)?.[1];
  return text === undefined ? undefined : Number(text);
}

/**
 * The position of a cohort for a remote, from 0 to under 100. Salted with the remote's name, which never changes: a cohort below 10 is also
 * below 20, and being early for one remote says nothing about another.
 */
export function cohortPosition(remote: string, cohort: number): number {
  return (murmur3(`${remote} ${cohort}`) / 0x1_0000_0000) * 100;
}

/** The release of a remote for a session. Without a cohort it is the default. */
export function entryFor(
  remote: string,
  entries: readonly RegistryEntry[],
  cohort: number | undefined,
): RegistryEntry | undefined {
  const part = partialEntry(entries);
  if (part === undefined || cohort === undefined) return defaultEntry(entries);
  return cohortPosition(remote, cohort) < part.deployment.traffic ? part : defaultEntry(entries);
}

/** MurmurHash3, 32 bits (Austin Appleby, public domain), over UTF-16 code units below 256. */
function murmur3(text: string): number {
  const bytes = Array.from(text, (char) => char.charCodeAt(0) & 0xff);
  const blocks = bytes.length >> 2;
  const byte = (index: number): number => bytes[index] ?? 0;
  let hash = 0;
  for (let block = 0; block < blocks; block += 1) {
    const at = block * 4;
    hash ^= scramble(byte(at) | (byte(at + 1) << 8) | (byte(at + 2) << 16) | (byte(at + 3) << 24));
    hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0;
  }
  const tail = blocks * 4;
  if (bytes.length > tail) hash ^= scramble(byte(tail) | (byte(tail + 1) << 8) | (byte(tail + 2) << 16));
  hash ^= bytes.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function scramble(word: number): number {
  const mixed = Math.imul(word, 0xcc9e2d51);
  return Math.imul((mixed << 15) | (mixed >>> 17), 0x1b873593);
}
