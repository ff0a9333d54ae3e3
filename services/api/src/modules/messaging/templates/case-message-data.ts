/** What one of the staff wrote in the thread of a case, for who wrote there by mail. */
export interface CaseMessageMailData {
  /** As it was written. */
  readonly text: string;
  readonly staff_name: string;
  /** How many papers are beside it on the site. */
  readonly papers: number;
  /** Of the thread, on this site. */
  readonly path: string;
}

/** The same by a text message. */
export interface CaseMessageTextData {
  readonly text: string;
  /** The page of the thread in full, where there are papers beside it. */
  readonly url: string | null;
}
