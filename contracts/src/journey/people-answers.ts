/** What a mailed link shows. */
export interface Invitation {
  /** Who invites. */
  patient_name: string;
  /**
   * Of the case, as people say it.
   * @example "AY-7K2Q4"
   */
  case_number: string;
  /** Who is invited. */
  name: string;
  accepted: boolean;
}
