import { BRAND } from '@ayana/contracts/brand';
import { defineMessages } from '@ayana/contracts/language';

export const messages = defineMessages('mfe-patient/messages', {
  title: 'Messages',
  lead: (name: string): string => `You write with ${name}, your case manager.`,
  team: `You write with your case managers at ${BRAND.name}.`,
  leadAndTrip: (name: string): string =>
    `You write with ${name}, your case manager, and with those who meet you on your trip.`,
  teamAndTrip: `You write with your case managers at ${BRAND.name}, and with those who meet you on your trip.`,
  failed: 'Your messages couldn’t be loaded',
  retry: 'Try again',
  thread: 'Messages with your case manager',
  placeholder: 'Write to your case manager',
  empty: 'Nothing has been written yet. Ask whatever you want to know: your case manager reads it here.',
  needed: 'Please write something first.',
  threads: 'Messages',
  tab: 'Case manager',
  traveller: {
    label: (name: string): string => `Messages with ${name}`,
    lead: {
      transport:
        'You write with your driver or guide, from two days before the trip until a day after it. Your case manager can read it.',
      lodging:
        'You write with your host, from two days before your stay until a day after it. Your case manager can read it.',
    },
    placeholder: 'Write about the trip',
    empty: 'Nothing has been written yet. Ask where you are met, or say that you are late.',
  },
  roles: {
    assignee: 'on your trip',
    staff: 'case manager',
    companion: 'companion',
    patient: 'patient',
  },
  none: {
    title: 'No messages yet',
    text: 'Once your journey begins you write with your case manager here.',
    action: 'Ask for a treatment',
  },
});
