/** What ends the access of someone who was handed work of a case. It follows the case, not the state of the work. */
export const ACCESS_ENDS = [
  'case_closed',
  'other_chosen',
  'quote_lapsed',
  'stay_over',
  'not_admitted',
  'correction_over',
  'work_done',
] as const;
export type AccessEnd = (typeof ACCESS_ENDS)[number];
