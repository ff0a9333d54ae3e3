/** What a notification is about. Channels are chosen by kind on /subscription. */
export const NOTIFICATION_KINDS = [
  'journey',
  'message',
  'document',
  'quote',
  'appointment',
  'travel',
  'check_in',
  'task',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The kind in an entry's metadata; entries that name none are about the journey. */
export function notificationKind({ kind }: Readonly<Record<string, unknown>>): NotificationKind {
  return NOTIFICATION_KINDS.find((known) => known === kind) ?? 'journey';
}

export interface NotificationChannels {
  kind: NotificationKind;
  mail: boolean;
  text: boolean;
}
