import type { Integer, Moment } from '../shapes/index.ts';

export interface MailLanguage {
  tag: string;
  name: string;
  dir: 'ltr' | 'rtl';
}

export interface NamedTemplate {
  id: string;
  /** In English, with invented people: what it is called on the page of tests. */
  subject: string;
}

export interface MailTemplates {
  templates: NamedTemplate[];
  languages: MailLanguage[];
  /** Addresses, and domains as `@example.com`, that tests may be sent to. */
  recipients: string[];
}

export interface MailPreview {
  subject: string;
  /** A whole document. */
  html: string;
  text: string;
}

export interface MailAttempt {
  number: Integer;
  started_at: Moment;
  finished_at: Moment;
  /** What the mail server said; null when it took the mail. */
  failure: string | null;
}
