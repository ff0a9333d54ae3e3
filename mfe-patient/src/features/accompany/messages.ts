import { defineMessages } from '@ayana/contracts/language';

/** What a companion reads about the journey of someone else. */
export const messages = defineMessages('mfe-patient/accompany', {
  title: (name: string): string => `Journey of ${name}`,
  someone: 'someone',
  lead: (name: string): string => `You accompany ${name}. You see what they allow, and they can change it at any time.`,
  failed: 'This journey couldn’t be loaded',
  stale: 'It couldn’t be refreshed. This is the last loaded version.',
  retry: 'Try again',
  stages: 'How it goes',
  plan: 'Travel plan',
  noPlan: 'The travel plan appears here once it is made.',
  talk: 'Messages',
  talkText: (name: string): string => `You read and write in the talk of ${name} with the case manager.`,
  talkOpen: 'Open messages',
  papers: 'Papers',
  noPapers: 'There are no papers yet.',
  nothing: {
    title: 'Nothing is shown to you yet',
    text: (name: string): string => `${name} decides what you see. It then appears here.`,
  },
  leave: {
    action: 'Stop accompanying',
    title: (name: string): string => `Stop accompanying ${name}?`,
    text: 'You no longer see anything of this journey. Only a new invitation opens it again.',
    submit: 'Stop accompanying',
    busy: 'Ending',
    done: 'You no longer accompany this journey.',
  },
});
