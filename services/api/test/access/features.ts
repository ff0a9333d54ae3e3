import { readdirSync, readFileSync } from 'node:fs';
import type { AccessEntry, Role } from '@ayana/contracts/identity';

interface Expected {
  /** Entries by route. Whose rows one sees, the feature's own test shows. */
  routes: Record<string, AccessEntry>;
  /** Who may receive an event. */
  events: Record<string, Role[]>;
}

const FOLDER = new URL('features/', import.meta.url);

/** What is expected of one feature, by hand, in a file of its own: a new feature changes none that all share. */
const FEATURES = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Expected);

export const FEATURE_ROUTES: Expected['routes'] = Object.fromEntries(
  FEATURES.flatMap(({ routes }) => Object.entries(routes)),
);
export const FEATURE_EVENTS: Expected['events'] = Object.fromEntries(
  FEATURES.flatMap(({ events }) => Object.entries(events)),
);
