export { DEFAULT_CHANNELS, NOTIFICATION_CHANNELS, PAUSE_DAYS_MAX } from './channels.ts';
export type { NotificationChannel } from './channels.ts';
export { NOTIFICATION_KINDS, notificationKind } from './kinds.ts';
export type { NotificationKind } from './kinds.ts';
export { NOTIFICATION_KIND_NAMES } from './names.ts';
export { isOwnPath, notificationPlace, NOTIFICATIONS_HOME } from './place.ts';
export { isClockTime, QUIET_HOURS_SUGGESTED, quietUntil } from './quiet-hours.ts';
export type { QuietHours } from './quiet-hours.ts';
