/** The three views of the list: waiting for me, open, closed. */
export const INBOX_VIEWS = ['mine', 'open', 'closed'] as const;
export type InboxView = (typeof INBOX_VIEWS)[number];

/** The groups of the queue, in the order the staff should work. */
export const DUE_GROUPS = ['overdue', 'today', 'later', 'stopped', 'closed'] as const;
export type DueGroup = (typeof DUE_GROUPS)[number];
