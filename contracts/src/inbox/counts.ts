import type { Integer } from '../shapes/index.ts';

/** Number of open requests in a view of the inbox; those that wait for an answer are counted by due time. */
export interface InboxViewCounts {
  /** All that are not closed. */
  all: Integer;
  /** Waiting for an answer that is overdue. */
  late: Integer;
  /** Waiting for an answer that is due until midnight in India. */
  today: Integer;
  /** Waiting for an answer that is due after that. */
  later: Integer;
  /** Answered, and the day to follow up has come. */
  follow_up: Integer;
}

export interface InboxCounts {
  /** The caller’s own and the unclaimed ones. */
  mine: InboxViewCounts;
  /** Everybody’s. */
  open: InboxViewCounts;
}
