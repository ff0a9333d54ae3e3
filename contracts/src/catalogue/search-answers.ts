export interface FoundPage {
  /** @example "Visa and travel" */
  title: string;
  /** @example "/treatment-journey/travel" */
  path: string;
}
