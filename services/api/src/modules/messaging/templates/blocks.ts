/** A run of text: plain, strong, or a link. Its content is displayed as text. */
export type Span = string | { readonly strong: string } | { readonly text: string; readonly href: string };
export type Text = string | readonly Span[];

/** State of a step of the journey line: done has a tick, now an ink ring, later is dotted (look.md). */
export type StepState = 'done' | 'now' | 'later';

export interface Step {
  readonly state: StepState;
  /** The state in a word or two that fit on one line: `Done`, `Now`, `Within 24 hours`. */
  readonly when: string;
  readonly title: string;
  /** The exact time, in both zones. */
  readonly moment?: string;
  readonly detail?: Text;
}

/** An instant shown for two places: the reader's comes first. */
export interface Moment {
  readonly label: string;
  /** `Tuesday 24 November` */
  readonly day: string;
  readonly rows: readonly { readonly place: string; readonly time: string }[];
}

/** The blocks of a mail, in reading order, rendered both as HTML and as plain text. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: Text }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'steps'; readonly steps: readonly Step[] }
  | { readonly kind: 'moment'; readonly moment: Moment }
  | { readonly kind: 'facts'; readonly facts: readonly { readonly label: string; readonly value: Text }[] }
  /** Someone's own words; line breaks are kept. */
  | { readonly kind: 'quote'; readonly caption?: string; readonly text: string }
  /** A staff member's text as typed: paragraphs by blank lines, line breaks kept. */
  | { readonly kind: 'letter'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'note'; readonly text: Text };

export interface MailContent {
  readonly subject: string;
  /** Shown beside the subject in the list of mails. */
  readonly preheader: string;
  readonly title: string;
  /** The request's short number, shown beside the brand. */
  readonly reference?: string;
  /** Instead, of a mail about a case: its number. */
  readonly case_number?: string;
  readonly blocks: readonly Block[];
  /** Why this mail was sent, in its footer. */
  readonly reason: Text;
  /** True when staff wrote it: no `Auto-Submitted`. */
  readonly personal?: boolean;
  /** Present for subscriptions: the one-click address, or null when there is only a mail address. */
  readonly unsubscribe?: string | null;
  /** `REQUEST` adds it to a calendar, `CANCEL` removes it (RFC 5546). */
  readonly calendar?: { readonly filename: string; readonly content: string; readonly method: 'REQUEST' | 'CANCEL' };
}
