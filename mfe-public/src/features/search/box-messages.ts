import { defineMessages } from '@ayana/contracts/language';

/** Texts of the search box, in their own file because the home page's first view needs only these. */
export const BOX_MESSAGES = defineMessages('mfe-public/search/box', {
  label: 'Search treatments, hospitals and doctors',
  placeholder: 'Treatment, hospital or doctor',
  button: 'Search',
});
