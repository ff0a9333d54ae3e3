import { defineMessages } from '@ayana/contracts/language';

/** Texts of the page's head, apart from its long texts: they load with the first view. */
export const ABOUT_HEAD = defineMessages('mfe-public/about/head', {
  title: 'About Ayana',
  lead: 'Ayana is Sanskrit for a journey. We accompany people who need treatment from their first question to the last check-up at home, and we say what we do not know.',
  description: 'Who we are, how we earn, how hospitals are chosen and checked, and what we promise and measure.',
});
