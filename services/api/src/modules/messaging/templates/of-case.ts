/** What is stored beside the data of a mail about a case. */
export interface OfCase {
  readonly case_number?: string;
  /** How its reader gets to the case: by the portal of their account, or by a link, whose secret is made of its id. */
  readonly opens?: 'portal' | { readonly link: string; readonly until: string } | null;
}

/** To a guest, with a link to their case. */
export interface GuestLinkMailData extends OfCase {
  /** Of the link. */
  readonly link: string;
  /** ISO 8601. */
  readonly until: string;
  readonly name: string;
}

export interface GuestMessagesMailData extends GuestLinkMailData {
  /** Messages of the team that the guest has not read. */
  readonly count: number;
}
