/** How many requests a view of the inbox holds, closed ones left out; what waits for an answer is counted by when that is due. */
export interface InboxViewCounts {
  all: number;
  late: number;
  /** Due until midnight in India, and not late. */
  today: number;
  later: number;
}

export interface InboxCounts {
  /** The reader's own and those nobody has taken over. */
  mine: InboxViewCounts;
  /** Everybody's. */
  open: InboxViewCounts;
}
