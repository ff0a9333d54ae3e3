import type { Moment } from '../shapes/index.ts';

/** A reader's comment with a vote; who wrote it is not known. */
export interface VoteComment {
  helpful: boolean;
  /** Text, never markup. */
  comment: string;
  voted_at: Moment;
}
