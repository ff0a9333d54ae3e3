export {
  DUE_HOURS,
  INBOX_AGES,
  INBOX_KINDS,
  INBOX_STATUSES,
  INBOX_TRANSITIONS,
  isClockRunning,
  mayBecome,
  requestReference,
} from './states.ts';
export type { InboxAge, InboxKind, InboxStatus } from './states.ts';
export { TIMELINE_EVENTS } from './timeline.ts';
export type { InboxDetail, InboxItem, TimelineEntry, TimelineEvent } from './timeline.ts';
