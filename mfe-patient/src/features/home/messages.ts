import { defineMessages, number, plural, select } from '@ayana/contracts/language';
import { REQUEST_STATUS_MESSAGES, RESPONSE_HOURS } from '@ayana/contracts/consultations';
import type { AssignmentKind, JourneyState } from '@ayana/contracts/journey';
import type { OwnRequest } from './data/home-data';

type Counted = (count: number) => string;
/** Work that was handed to others, and that they have not taken on yet. */
const offered: Record<AssignmentKind, Counted> = {
  opinion: (count: number) =>
    plural(count, { one: 'A doctor is asked for an opinion', other: `${count} doctors are asked for an opinion` }),
  referral: (count: number) =>
    plural(count, { one: 'A hospital is asked for a quote', other: `${count} hospitals are asked for a quote` }),
  visa_support: (count: number) =>
    plural(count, { one: 'Help with your visa is asked for', other: `Help with ${count} visas is asked for` }),
  transport: (count: number) => plural(count, { one: 'A car is asked for', other: `${count} cars are asked for` }),
  lodging: (count: number) => plural(count, { one: 'A room is asked for', other: `${count} rooms are asked for` }),
  lab_order: (count: number) =>
    plural(count, { one: 'Laboratory tests are ordered', other: `${count} orders went to the laboratory` }),
  prescription: (count: number) =>
    plural(count, { one: 'Your medicines are ordered', other: `${count} prescriptions went to the pharmacy` }),
};
/** Work that others do now. */
const accepted: Record<AssignmentKind, Counted> = {
  opinion: (count: number) =>
    plural(count, { one: 'A doctor reads your reports', other: `${count} doctors read your reports` }),
  referral: (count: number) =>
    plural(count, { one: 'A hospital prepares a quote', other: `${count} hospitals prepare a quote` }),
  visa_support: (count: number) =>
    plural(count, { one: 'Your visa is prepared', other: `${count} visas are prepared` }),
  transport: (count: number) => plural(count, { one: 'A car is arranged', other: `${count} cars are arranged` }),
  lodging: (count: number) => plural(count, { one: 'A room is arranged', other: `${count} rooms are arranged` }),
  lab_order: (count: number) =>
    plural(count, { one: 'The laboratory does your tests', other: `The laboratory does ${count} orders` }),
  prescription: (count: number) =>
    plural(count, {
      one: 'The pharmacy prepares your medicines',
      other: `The pharmacy prepares ${count} prescriptions`,
    }),
};
const status: Record<JourneyState, (done: number, all: number) => string> = {
  open: (done: number, all: number) => `${number(done)} of ${number(all)} stages are completed.`,
  paused: (done: number, all: number) =>
    `Your journey is paused. ${number(done)} of ${number(all)} stages are completed.`,
  closed: (done: number, all: number) =>
    `Your journey is closed. ${number(done)} of ${number(all)} stages are completed.`,
};

/** What a patient's first page says. */
export const messages = defineMessages('mfe-patient/home', {
  title: 'Your journey',
  clocks: (here: string, there: string): string => `It is ${here} for you, ${there} in Chennai.`,
  doctor: {
    title: 'The patients’ portal',
    lead: 'What patients see on their first page. Your own work is in the doctor portal.',
    step: {
      eyebrow: 'You are signed in as a doctor',
      title: 'This page is not about your patients',
      text: 'This is what a new patient sees. Opinions, calendar and notes are in the doctor portal.',
      action: 'Open the doctor portal',
    },
  },
  eyebrow: 'Your next step',
  profile: {
    title: 'Complete your profile',
    text: (fields: string): string =>
      `Still missing: ${fields}. We need this to call you, show times in your time zone and write to hospitals for you.`,
    opens: 'You can then also see your notifications.',
    action: 'Complete profile',
  },
  appointment: {
    title: (moment: string): string => `Your talk is on ${moment}`,
    with: (doctor: string): string => `With ${doctor}.`,
    team: 'With our team.',
    card: 'Next appointment',
    confirmed: 'Confirmed',
    yours: (place: string): string => `Your time, ${place}`,
    minutes: (kind: string, minutes: number): string => `${kind}, ${minutes} minutes`,
    kinds: { video: 'By video', phone: 'By phone', consultation: 'Free consultation', video_consultation: 'By video' },
    action: 'See your appointments',
    all: 'All appointments',
  },
  waiting: {
    title: (moment: string): string => `We answer by ${moment}`,
    late: 'Our answer is late',
    text: 'A person reads your request and answers by e-mail. You do not need to do anything until then.',
    late_text: 'We promised an answer by now and are late. Please call us; your request is first in the queue.',
  },
  answered: {
    title: 'We have answered you by e-mail',
    text: 'Look for our e-mail, also in your spam folder. Reply to it to continue.',
  },
  ask: {
    title: 'Ask for a treatment',
    text: `Say what you need, or talk with us first. A person answers within ${RESPONSE_HOURS} hours; it is free and without obligation.`,
    treatment: 'Ask for a treatment',
    action: 'Ask for a consultation',
  },
  others: 'What happens now',
  nothing: 'You do not need to do anything now.',
  nothing_until: (day: string) => `Nothing to do until ${day}.`,
  task: {
    title: 'A task for you',
    due: (moment: string): string => `Due by ${moment}.`,
    late: (day: string): string => `It was due ${day}.`,
    open: 'It has no fixed date.',
    waits: 'Your case manager waits for it.',
  },
  tasks: { title: 'Your tasks' },
  turn: {
    waiting_for_patient: {
      title: 'Your case manager waits for your answer',
      text: (treatment: string | null): string =>
        `Your request${select(treatment, { none: '', other: ` for ${treatment}` })} goes on once you have answered.`,
      action: 'Read and answer',
    },
    quoted: {
      title: 'Your quotes are ready',
      text: (treatment: string | null): string =>
        `Compare the quotes${select(treatment, { none: '', other: ` for ${treatment}` })} and choose one.`,
      action: 'See your quotes',
    },
  },
  asked: {
    title: (treatment: string | null): string =>
      `We have your request${select(treatment, { none: '', other: ` for ${treatment}` })}`,
    text: `A case manager reads it and answers within ${RESPONSE_HOURS} hours. You do not need to do anything until then.`,
    action: 'See your request',
  },
  complete: {
    title: 'Your journey is complete',
    text: 'Thank you for travelling with us. Your papers stay here, and we remain there for you.',
  },
  closed: {
    title: 'Your case is closed',
    withdrawn: 'Closed when you chose to withdraw your request.',
    because: (reason: string): string => `Your case manager closed it: ${reason}`,
    text: 'Your papers and messages stay here. You can ask for a treatment again at any time.',
  },
  work: {
    title: 'What others do for you now',
    empty: 'Nothing is open at the moment. What doctors, hospitals and partners do for you appears here.',
    due: (day: string): string => `Due ${day}.`,
    late: (day: string): string => `It was due ${day}. Your case manager looks after it.`,
    open: 'Without a fixed date.',
    offered,
    accepted,
    tasks: {
      case_manager: (count: number): string =>
        plural(count, {
          one: 'Your case manager has 1 task for you',
          other: `Your case manager has ${count} tasks for you`,
        }),
      doctor: (count: number): string =>
        plural(count, { one: 'A doctor has 1 task for you', other: `Doctors have ${count} tasks for you` }),
      partner: (count: number): string =>
        plural(count, { one: 'A partner has 1 task for you', other: `Partners have ${count} tasks for you` }),
    },
  },
  case_manager: {
    title: 'Your case manager',
    clocks: (here: string, there: string): string => `It is ${there} in Chennai, ${here} for you.`,
  },
  requests: {
    title: 'Your consultations',
    more: (count: number): string => plural(count, { one: '1 request', other: `${count} requests` }),
    kinds: { consultation: 'Free consultation', video_consultation: 'Video consultation' },
    received: (moment: string): string => `asked ${moment}`,
    status: REQUEST_STATUS_MESSAGES satisfies Record<OwnRequest['status'], string>,
    due: (moment: string): string => `Answer by ${moment}.`,
    another: 'Ask for another',
    failed: 'Your consultations couldn’t be loaded.',
  },
  questions: {
    title: 'Your questions',
    more: (count: number): string => plural(count, { one: '1 question', other: `${count} questions` }),
    sent: (moment: string): string => `Message, sent ${moment}`,
    another: 'All questions, and ask another',
    failed: 'Your questions couldn’t be loaded.',
  },
  notifications: {
    title: 'Notifications',
    all: 'All notifications',
    empty: 'None yet. News about your journey appears here and in the bell menu.',
    failed: 'Your notifications couldn’t be loaded.',
    unread: 'Not read yet',
  },
  journey: {
    title: 'Your journey',
    of: (treatment: string): string => `Your journey: ${treatment}`,
    request: 'Your request',
    status,
    failed: 'Your journey couldn’t be loaded.',
    preview: 'What happens next',
    lead: 'Ten stages. Your case manager opens your journey after the first call. From then on, each stage shows its date and who does it.',
  },
  account: {
    title: 'Your account',
    name: 'Name',
    email: 'E-mail',
    role: 'Role',
    since: 'Since',
    open: 'Open “About me”',
  },
  contact: {
    title: 'Who to call',
    text: 'A person answers, even before you have a case manager.',
    labels: { phone: 'Phone', email: 'E-mail', hours: 'Hours' },
  },
});
