import { defineMessages, plural } from '@ayana/contracts/language';
import type { CheckInDay } from '@ayana/contracts/journey';

/** What the page about the time after the treatment says. */
export const messages = defineMessages('mfe-patient/care', {
  title: 'Care',
  lead: 'How you are after the treatment, your medicines, and who to call.',
  failed: 'This page couldn’t be loaded',
  retry: 'Try again',
  none: {
    title: 'Care begins with your treatment',
    text: 'Prescriptions, discharge papers and the check-ins at home appear here once your treatment is planned.',
    action: 'Ask for a treatment',
  },
  next: {
    eyebrow: 'Your check-in',
    title: 'How are you today?',
    text: (day: CheckInDay): string => `Five short questions, ${day} days after your return. They take a minute.`,
    action: 'Answer now',
    coming: (day: string): string => `The next check-in is on ${day}.`,
    comingText: 'You get a mail with a link. If you feel unwell before, do not wait: call us.',
    later: 'After your return',
    laterText: 'We ask how you are after 3, 7, 30 and 90 days at home.',
    done: 'All check-ins are answered',
    doneText: 'Thank you. If anything changes, call us or write to your case manager.',
    failed: 'Your check-ins couldn’t be loaded.',
  },
  form: {
    title: 'How are you today?',
    text: (day: CheckInDay): string => `${day} days after your return. Your case manager reads your answers.`,
    submit: 'Send answers',
    busy: 'Sending',
  },
  earlier: {
    title: 'Your answers',
    day: (days: number): string =>
      plural(days, { one: '1 day after the return', other: `${days} days after the return` }),
    pain: (pain: number): string => `Pain ${pain} of 10`,
    fever: 'Fever',
    noFever: 'No fever',
    medicine: 'Medicines taken',
    noMedicine: 'Medicines not taken',
    seen: 'Read by your case manager',
    calling: 'Your case manager calls you',
    well: 'All well',
  },
  discharge: {
    title: 'Your discharge summary',
    failed: 'Your discharge summary couldn’t be loaded.',
  },
  papers: {
    title: 'Medicines and papers',
    empty: 'Prescriptions, the discharge summary and the certificate for your flight appear here.',
    failed: 'Your papers couldn’t be loaded.',
    all: 'All documents',
    note: (kind: string, moment: string): string => `${kind}, ${moment}`,
  },
  notes: {
    title: 'Notes from your care team',
    failed: 'The notes couldn’t be loaded',
    stale: 'They couldn’t be refreshed.',
  },
  stages: 'Where your journey is',
  stagesFailed: 'The stages of your journey couldn’t be loaded.',
  urgent: {
    title: 'Who to call',
    emergency: 'Chest pain, trouble breathing or heavy bleeding: call the emergency number of the country you are in.',
    india: 'Emergency in India',
    ambulance: 'Ambulance in India, most states',
    night:
      'At night and while our desk is closed, call the number on call where one is shown here, your hospital, or 112 in India. What you write to us is read when the desk opens.',
    caseManager: (name: string): string => `${name}, your case manager`,
    desk: 'Our desk',
    when: 'Call your case manager or our desk at once with:',
    list: [
      'Strong pain, 7 of 10 or more',
      'Fever of 38 °C or more',
      'A wound that is red, warm, open or leaking',
      'Medicines that you cannot take',
    ],
  },
});
