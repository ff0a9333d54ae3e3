import { defineMessages } from '@ayana/contracts/language';

/** What completing a stage asks and says. */
export const messages = defineMessages('mfe-admin/cases/stage', {
  complete: 'Complete stage',
  title: (stage: string): string => `Complete “${stage}”`,
  several: (first: string, last: string): string => `Complete “${first}” to “${last}”`,
  text: 'The patient is notified. Then these begin by themselves:',
  none: 'Nothing else begins by itself.',
  missing: 'This has usually happened before, and has not yet:',
  sure: 'Complete it all the same. The timeline says so.',
  sureNeeded: 'Please confirm, or wait until it has happened: the stage is then complete by itself.',
  note: 'Note',
  noteHint: 'The patient reads it on the timeline.',
  submit: 'Complete',
  busy: 'Completing',
});
