import { defineMessages, plural } from '@ayana/contracts/language';

/** Who may read a patient's papers, and until when. */
export const messages = defineMessages('mfe-patient/documents/sharing', {
  title: 'Who may read your papers',
  text: 'Your case managers, and people who work on your journey, as far as their work needs it:',
  none: 'Only you and your case managers. Doctors and hospitals appear here once they work on your journey.',
  failed: 'Who may read your papers couldn’t be loaded.',
  all: (kind: string): string => `${kind} (all)`,
  until: (day: string): string => `until ${day}`,
  working: 'as long as they work on your journey',
  end: 'End',
  endOf: (name: string): string => `End the access of ${name}`,
  ending: {
    title: 'End this access?',
    text: (name: string, papers: string): string =>
      `${name} can then no longer open: ${papers}. What they have read before stays in the list of who opened your file.`,
    submit: 'End access',
    busy: 'Ending',
    done: (name: string): string => `${name} can no longer open them.`,
    doneTitle: 'Access ended',
  },
  paper: {
    title: 'Who may read it',
    only: 'Only you and your case managers may read it.',
    never: 'Only you and your case managers read papers of this kind.',
    everyone: 'Everyone who works on your journey and needs it may read it.',
    nobody: 'Nobody works on your journey yet who needs it.',
    count: (count: number): string => plural(count, { one: '1 person or team', other: `${count} people or teams` }),
  },
  give: {
    title: 'Share it',
    who: 'With',
    choose: 'Please choose',
    needed: 'Please choose who may read it.',
    until: 'Until',
    untilHint: 'Without a day: as long as they work on your journey.',
    past: 'The day must not be over.',
    submit: 'Share',
    busy: 'Sharing',
    done: 'Shared',
    doneText: (name: string): string => `${name} may read it now.`,
  },
});
