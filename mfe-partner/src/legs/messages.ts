import { defineMessages } from '@ayana/contracts/language';

/** How parts of a trip are named, wherever they are shown. */
export const messages = defineMessages('mfe-partner/legs', {
  india: 'India',
});
