import { RESPONSE_HOURS } from '@ayana/contracts/consultations';
import type { PriorityLevel } from '@ayana/contracts/journey';
import { defineMessages, plural } from '@ayana/contracts/language';

const priorities: Record<PriorityLevel, { name: string; detail: string }> = {
  low: { name: 'No hurry', detail: 'I want to know what is possible.' },
  medium: { name: 'Soon', detail: 'In the coming weeks or months.' },
  high: { name: 'I have a date', detail: 'I know when I have to be treated, or when I can travel.' },
  urgent: { name: 'Urgent', detail: 'As soon as possible.' },
};

/** What the list of a patient's treatment requests and the form of a new one say. */
export const messages = defineMessages('mfe-patient/treatment-requests', {
  title: 'Treatment requests',
  lead: 'What you asked to be treated for, and how far each request is.',
  ask: 'Ask for a treatment',
  priorities,
  asked: 'Asked',
  empty: {
    title: 'No requests yet',
    text: 'Say which treatment you are looking for. Your request and every answer to it then appear here.',
  },
  failed: 'Your requests couldn’t be loaded',
  stale: 'Your requests couldn’t be refreshed. This is the last loaded version.',
  retry: 'Try again',
  more: 'Show earlier requests',
  loading: 'Loading',
  form: {
    title: 'Ask for a treatment',
    lead: `A case manager reads it and answers within ${RESPONSE_HOURS} hours. It is free and without obligation.`,
    what: 'What you need',
    when: 'When and where',
    treatment: 'Treatment',
    choose: 'Search, or say it in your own words',
    loading: 'Loading treatments...',
    failed: (why: string): string => `Error loading treatments: ${why}`,
    none: 'No treatments available.',
    retry: 'Try again',
    notes: 'Your notes',
    notesHint:
      'What troubles you, since when, and what was done so far. At most 1,000 characters. Reports follow later.',
    priority: 'How soon',
    urgent: 'In an emergency, go to the nearest hospital first. We cannot help faster than the doctors where you are.',
    from: 'First day',
    to: 'Last day',
    days: 'The days you could travel, if you know them.',
    attendants: 'People who travel with you',
    attendantsNone: 'Not decided yet',
    people: (count: number): string => plural(count, { 0: 'Nobody', one: '1 person', other: `${count} people` }),
    city: 'Preferred city in India',
    cityNone: 'No preference',
    submit: 'Send request',
    busy: 'Sending',
    sent: 'Your request was sent.',
    waiting: 'You are offline. The request is sent when you are back online.',
    sign_in: 'Sign in and go on',
    kept: 'What you entered stays in this tab.',
    rules: {
      treatment: 'Please choose a treatment, write it in your own words, or choose “I do not know yet”.',
      past: 'This day has passed. Please choose a later one.',
      reversed: 'The last day cannot be before the first.',
    },
  },
});
