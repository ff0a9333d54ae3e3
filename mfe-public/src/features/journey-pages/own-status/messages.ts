import { defineMessages } from '@ayana/contracts/language';

/** Texts of the card with the user's own journey. */
export const OWN_STATUS_MESSAGES = defineMessages('mfe-public/journey-pages/own-status', {
  title: 'Your own journey',
  reading: 'Loading your journey …',
  failed: 'We could not load your journey.',
  not_begun: 'You have not started yet. Your journey begins with your first request.',
  ask: 'Ask for a free consultation',
  asked: 'Enquiry received',
  state: 'Status',
  call: 'Your consultation',
  next: 'What happens next',
  now: 'You are at',
  complete: 'Your journey is complete.',
  closed: 'Your journey is closed.',
  done: 'Completed',
  done_on: (day: string): string => `Completed on ${day}`,
  present: 'Now',
  skipped: 'Not needed',
  later: 'Later',
  portal: 'Open your portal',
});
