export interface TravelFeed {
  /** Of the calendar on this site; shown once. A new one replaces it. */
  path: string;
}
