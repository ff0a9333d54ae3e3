import type { Id, Moment, Page } from '../shapes/index.ts';

/** What a person agrees to or no longer agrees to, in the history of their consents. */
export const CONSENT_SUBJECTS = ['health_data', 'newsletter', 'notification_mail', 'notification_text'] as const;
export type ConsentSubject = (typeof CONSENT_SUBJECTS)[number];

/** Where they said so: signing up, a page of their account, or the link in a mail. */
export const CONSENT_SOURCES = ['sign_up', 'account', 'mail_link'] as const;
export type ConsentSource = (typeof CONSENT_SOURCES)[number];

export type ConsentEntriesPage = Page<ConsentEntry>;

export interface ConsentEntry {
  id: Id;
  at: Moment;
  subject: ConsentSubject;
  /** The version of the text, the topic of the newsletter, or the kind of notification. */
  topic: string;
  /** False where it was withdrawn or switched off. */
  given: boolean;
  source: ConsentSource;
}
