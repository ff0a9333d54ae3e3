/** Number of open requests in a view of the inbox; those that wait for an answer are counted by due time. */
export interface InboxViewCounts {
  all: number;
  late: number;
  /** Due until midnight in India, and not late. */
  today: number;
  later: number;
}

export interface InboxCounts {
  /** The reader's own and the unclaimed ones. */
  mine: InboxViewCounts;
  /** Everyone's. */
  open: InboxViewCounts;
}
