/** What stands on the box, apart: home shows no more of the search than that in its first view. */
export const BOX_MESSAGES = {
  label: 'Search treatments, hospitals and doctors',
  placeholder: 'Treatment, hospital or doctor',
  button: 'Search',
} as const;
