/** The three views of the one list: what waits for me, everything open, what is done. */
export const INBOX_VIEWS = ['mine', 'open', 'closed'] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];

/** Where a request stands in the queue, in the order it should be worked. */
export const DUE_GROUPS = ['overdue', 'today', 'later', 'stopped', 'closed'] as const;
export type DueGroup = (typeof DUE_GROUPS)[number];
