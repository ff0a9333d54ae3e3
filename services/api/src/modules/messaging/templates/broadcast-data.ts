/** A broadcast as its reader gets it: every variable has its value. Its links are derived from `id` when the mail is written. */
export interface BroadcastMailData {
  /** Of the message. */
  readonly id: string;
  readonly subject: string;
  readonly body: string;
  /** Of the button; null without a link. */
  readonly link_label: string | null;
  /** One that can be left by one press. */
  readonly is_promotion: boolean;
}

/** A broadcast as its writer tries it. */
export interface BroadcastTestMailData {
  /** Of the broadcast. */
  readonly id: string;
  readonly subject: string;
  readonly body: string;
  readonly link_label: string | null;
  /** Where the button leads to. */
  readonly link: string | null;
  readonly is_promotion: boolean;
}

export interface BroadcastTextData {
  /** Of the message. */
  readonly id: string;
  readonly text: string;
  readonly has_link: boolean;
}

export interface BroadcastTestTextData {
  readonly id: string;
  readonly text: string;
}
