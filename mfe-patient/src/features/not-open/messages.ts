import { defineMessages } from '@ayana/contracts/language';

interface NotOpenWords {
  title: string;
  /** What the page is for. */
  lead: string;
  /** What can be done today. */
  text: string;
  action: { label: string; to: string };
}

/** Pages that are not built yet, each with a link to where the task is done today. */
export const messages = defineMessages('mfe-patient/not-open', {
  subscription: {
    title: 'Subscription',
    lead: 'Which letters you get from us, and how to stop them.',
    text: 'This page is not available yet. Every newsletter has a link that unsubscribes you with one click.',
    action: { label: 'Go to your profile', to: '/profile' },
  },
  find_doctors: {
    title: 'Find a doctor',
    lead: 'Doctors you can book, with free times in your zone and in India’s.',
    text: 'Say what troubles you, choose a doctor and book one of their free times.',
    action: { label: 'Find a doctor', to: '/find-doctors' },
  },
}) satisfies Record<string, NotOpenWords>;
export type NotOpenId = keyof typeof messages;
