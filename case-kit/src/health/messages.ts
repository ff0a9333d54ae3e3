import { defineMessages } from '@ayana/contracts/language';

/** How questions about health are answered. */
export const messages = defineMessages('case-kit/health', {
  open: 'Not answered',
  save: 'Save',
  saving: 'Saving',
  unknown: 'I do not know',
  some: 'Yes',
  none: 'No',
  notSaid: 'Not said',
  add: 'Add a line',
  remove: (at: number): string => `Remove line ${at}`,
});
