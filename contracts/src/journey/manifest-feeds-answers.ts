import type { WorkFeedState } from './work-calendar-answers.ts';

export interface ManifestFeedState extends WorkFeedState {
  /** False for a person of no organisation. */
  may_change: boolean;
}
