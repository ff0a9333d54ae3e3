import { defaultEntry, partialEntry, type RegistryEntry } from './registry.ts';
import { ROLLOUT_LIMITS, type RolloutLimits } from './rollout.ts';

/** A version that is out to a part of the sessions, and the one all others have. */
export interface Rollout {
  before: string;
  now: string;
  /** ISO instant at which it first went out. */
  began: string;
  limits: RolloutLimits;
}

/** Undefined when no version of a remote is out to a part, or when it began is not known. */
export function rolloutOf(entries: readonly RegistryEntry[] = []): Rollout | undefined {
  const [current, part] = [defaultEntry(entries), partialEntry(entries)];
  const began = part?.extras.began ?? part?.extras.since;
  if (current === undefined || part === undefined || began === undefined) return undefined;
  const limits = { ...ROLLOUT_LIMITS, ...part.extras.limits };
  return { before: current.metadata.version, now: part.metadata.version, began, limits };
}

/** Use of the secret that the render server and the API share. */
export const ROLLOUT_KEY = 'rollout reports';
/** Characters of a signature that a page carries: 132 bits. */
export const ROLLOUT_TOKEN_LENGTH = 22;

/**
 * What the render server signs for a page with this version, and the API for its report. It is the same for all visitors, so that a
 * page can be kept, and is worth nothing once the roll-out ends.
 */
export const rolloutText = ({ remote, version, began }: { remote: string; version: string; began: string }): string =>
  `${remote} ${version} ${began}`;
