import type { Role } from '../identity/roles.ts';
import { mayEnter } from '../identity/access.ts';

/** What news for a patient is about. Channels are chosen by kind on /subscription. */
const PATIENT_KINDS = ['journey', 'message', 'document', 'quote', 'appointment', 'travel', 'check_in', 'task'] as const;

/** What news for a doctor or a partner about their work is about. */
export const WORK_NOTICE_KINDS = ['work_new', 'work_changed', 'work_due', 'work_message', 'work_paper'] as const;
export type WorkNoticeKind = (typeof WORK_NOTICE_KINDS)[number];

/** The kinds whose channels a person chooses. */
export const NOTIFICATION_KINDS = [...PATIENT_KINDS, ...WORK_NOTICE_KINDS] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Whether a role is given work, and news about it. */
export const hasWorkNotices = (role: Role | null | undefined): boolean =>
  mayEnter('patient_notifications', role) && role !== 'patient' && role !== 'unverified_user';

/** Whether the bell of a role is about news: of others it is about their questions. */
export const hasNotices = (role: Role | null | undefined): boolean => role === 'patient' || hasWorkNotices(role);

/** Whether the bell opens the newest news: of the others, and of staff, it leads to their page (spec section 2). */
export const hasNewsMenu = (role: Role | null | undefined): boolean => hasNotices(role) && !mayEnter('admin', role);

/** The kinds that a role chooses channels for. */
export const notificationKindsOf = (role: Role | null): readonly NotificationKind[] =>
  hasWorkNotices(role) ? WORK_NOTICE_KINDS : PATIENT_KINDS;

/** The kind in an entry's metadata; entries that name none are about the journey. */
export function notificationKind({ kind }: Readonly<Record<string, unknown>>): NotificationKind {
  return NOTIFICATION_KINDS.find((known) => known === kind) ?? 'journey';
}

export interface NotificationChannels {
  kind: NotificationKind;
  mail: boolean;
  text: boolean;
}
