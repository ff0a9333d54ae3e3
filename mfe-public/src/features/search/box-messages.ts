/** Texts of the search box, in their own file because the home page's first view needs only these. */
export const BOX_MESSAGES = {
  label: 'Search treatments, hospitals and doctors',
  placeholder: 'Treatment, hospital or doctor',
  button: 'Search',
} as const;
