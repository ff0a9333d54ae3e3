import type { Id } from '../shapes/index.ts';

export interface OwnBooked {
  /** The consultation request. */
  id: Id;
  /** The journey it belongs to. */
  journey_id: Id | null;
}
