import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-patient/own-tasks', {
  of: (act: string, task: string): string => `${act}: ${task}`,
  saving: 'Saving',
  papers: (count: string): string => `Add the papers here (${count})`,
  add: (paper: string): string => `Add: ${paper}`,
  choose: 'Add a file',
  failed: 'What is to be sent couldn’t be loaded.',
});
