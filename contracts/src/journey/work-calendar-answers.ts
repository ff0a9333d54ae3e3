import type { Moment } from '../shapes/index.ts';

export interface WorkFeedState {
  /** Since when there is a link; null without one. */
  created_at: Moment | null;
}

export interface WorkFeed {
  /** The address of the calendar, without the origin. It is shown once. */
  path: string;
}
