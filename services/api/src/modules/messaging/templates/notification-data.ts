/** News for a patient, whose texts were written in their language when it happened. */
export interface NotificationMailData {
  /** Of the notification; the link that stops these mails is derived from it. */
  readonly id: string;
  /** Of the reader. */
  readonly name: string;
  /** One of the kinds of notification. */
  readonly kind: string;
  readonly title: string;
  readonly message: string;
  /** The page of this site that it leads to. */
  readonly path: string;
}

export interface NotificationTextData {
  readonly title: string;
  /** The page it leads to, in full. */
  readonly url: string;
}
