export { DEFAULT_CHANNELS, NOTIFICATION_CHANNELS, PAUSE_DAYS_MAX } from './channels.ts';
export type { NotificationChannel } from './channels.ts';
export {
  hasNewsMenu,
  hasNotices,
  hasWorkNotices,
  NOTIFICATION_KINDS,
  notificationKind,
  notificationKindsOf,
  WORK_NOTICE_KINDS,
} from './kinds.ts';
export type { NotificationKind, WorkNoticeKind } from './kinds.ts';
export { NOTIFICATION_KIND_NAMES } from './names.ts';
export { isOwnPath, notificationPlace, NOTIFICATIONS_HOME } from './place.ts';
export { isClockTime, QUIET_HOURS_SUGGESTED, quietUntil } from './quiet-hours.ts';
export type { QuietHours } from './quiet-hours.ts';
export type * from './notifications-answers.ts';
export type * from './preferences-answers.ts';
export type { NotificationChannels } from './kinds.ts';
