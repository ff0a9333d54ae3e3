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
  isReviewable,
  MAX_REVIEW_HOURS,
  parseReview,
  type ReleaseReview,
  REVIEW_KEY,
  REVIEW_NAME,
  REVIEW_SECRET_LENGTH,
  reviewEnd,
  reviewLink,
  reviewText,
  reviewToken,
} from './review-links.ts';
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
export { type Rollout, ROLLOUT_KEY, ROLLOUT_TOKEN_LENGTH, rolloutOf, rolloutText } from './running-rollout.ts';
export { parseStoreAddress } from './store-address.ts';
export type { StoreAddress } from './store-address.ts';
export type * from './release-changes-answers.ts';
export type { ReviewLink } from './review-links.ts';
export type * from './rollouts-answers.ts';
export { RELEASE_CHANGE_KINDS, type ReleaseChangeKind } from './changes.ts';
