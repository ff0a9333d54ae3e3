export {
  APPLICATION_KINDS,
  DUE_HOURS,
  INBOX_AGES,
  INBOX_KINDS,
  INBOX_STATUSES,
  isApplication,
  isClockRunning,
  isTalk,
  mayBecome,
  readReference,
  REFERENCE_PERIOD,
  referenceNumber,
  requestReference,
  TALK_KINDS,
  TREATMENT_FIELDS,
} from './states.ts';
export type { InboxCounts, InboxViewCounts } from './counts.ts';
export type { InboxAge, InboxKind, InboxStatus, TalkKind } from './states.ts';
export {
  isLeadOver,
  LEAD_STAGE_NAMES,
  LEAD_STAGES,
  LOST_REASON_NAMES,
  LOST_REASONS,
  type LeadStage,
  type LostReason,
} from './leads.ts';
export { TIMELINE_EVENTS } from './timeline.ts';
export type { InboxDetail, InboxItem, ReplyFrame, TimelineEntry, TimelineEvent } from './timeline.ts';
export { INBOX_WORKFLOW, inboxTransition, type InboxTransition } from './workflow.ts';
export type * from './inbox-answers.ts';
export type { InboxPage } from './timeline.ts';
