export { bucketClientSettings, bucketKey, parseBucketAddress } from './bucket-address.ts';
export type { BucketAddress, BucketClientSettings } from './bucket-address.ts';
export {
  earlierOf,
  namedVersions,
  pointer,
  type Pointer,
  type ReleaseContent,
  rolledBack,
  withoutPart,
  withPart,
  withRelease,
  withShare,
} from './changes.ts';
export { COHORT_COOKIE, COHORT_HEADER, COHORTS, entryFor, readCohort, cohortPosition } from './cohort.ts';
export { defaultEntry, EMPTY_REGISTRY, partialEntry } from './registry.ts';
export type { RegistryEntry, RegistryFile } from './registry.ts';
export { atVersion, earlierVersions, LAST_GOOD_FILE, parseRegistryFile, REGISTRY_FILE } from './registry-file.ts';
export {
  judgeRollout,
  ROLLOUT_LIMITS,
  type RolloutFinding,
  type RolloutLimits,
  type RolloutVerdict,
  type VersionSeen,
  WATCHED_VITALS,
  type WatchedMeasure,
  type WatchedVital,
} from './rollout.ts';
export { parseStoreAddress } from './store-address.ts';
export type { StoreAddress } from './store-address.ts';
