/** How a notification reaches a person besides the bell, which always rings. */
export const NOTIFICATION_CHANNELS = ['mail', 'text'] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** What holds for a kind until the person chooses otherwise. */
export const DEFAULT_CHANNELS: Readonly<Record<NotificationChannel, boolean>> = { mail: true, text: false };

/** Longest pause with an end, in days. */
export const PAUSE_DAYS_MAX = 90;
