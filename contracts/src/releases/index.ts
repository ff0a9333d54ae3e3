export {
  bucketClientSettings,
  bucketKey,
  parseBucketAddress,
  type BucketAddress,
  type BucketClientSettings,
} from './bucket-address.ts';
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
  RELEASE_CHANGE_KINDS,
  type ReleaseChangeKind,
} from './changes.ts';
export { COHORT_COOKIE, COHORT_HEADER, COHORTS, entryFor, readCohort, cohortPosition } from './cohort.ts';
export { defaultEntry, EMPTY_REGISTRY, partialEntry, type RegistryEntry, type RegistryFile } from './registry.ts';
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
  type ReviewLink,
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
export { parseStoreAddress, type StoreAddress } from './store-address.ts';
export type * from './release-changes-answers.ts';
export type * from './rollouts-answers.ts';
