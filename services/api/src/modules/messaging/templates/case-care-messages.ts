import { BRAND } from '@ayana/contracts/brand';
import { defineMessages } from '@ayana/contracts/language';

/** The mails about quotes, check-ins, travel and companions of a case. A subject names nobody: the number of the case is added to it. */
export const CASE_CARE_MAIL_MESSAGES = defineMessages('api/messaging/case-care', {
  greeting: 'Hello,',
  open_case: 'Open the case',
  patient: 'Patient',
  hospital: 'Hospital',
  reason_staff: `You get this email because you look after this case at ${BRAND.name}.`,
  quote_accepted: {
    title: 'A quote was accepted',
    lead: (patient: string) =>
      `${patient} has accepted a quote. Everyone else who sent one or was asked has been thanked.`,
    total: 'Total',
  },
  quote_chosen: {
    title: 'Your quote was accepted',
    lead: (patient: string) => `${patient} has accepted your quote. The name and the contact are now on the case.`,
    open: 'Open the case',
  },
  stay_reason: 'You get this because you work on this case.',
  stay: {
    consent_signed: {
      title: 'The consent was signed',
      lead: 'The patient has read and signed your consent on screen. It is a paper of the case.',
    },
    consent_withdrawn: {
      title: 'The consent was withdrawn',
      lead: 'The patient has withdrawn the consent to the stay. The reason is on the page of the stay. Please call the patient before anything is done.',
    },
  },
  payment: {
    deposit: {
      received: {
        title: 'The deposit was received',
        lead: (patient: string) => `Our staff marked the deposit of ${patient} as received.`,
      },
      waived: {
        title: 'The deposit is not needed',
        lead: (patient: string) => `Our staff marked the deposit of ${patient} as not needed.`,
      },
    },
    room_fee: {
      received: {
        title: 'The room fee was received',
        lead: (patient: string) => `Our staff marked the room fee of ${patient} as received.`,
      },
      waived: {
        title: 'The room fee is not needed',
        lead: (patient: string) => `Our staff marked the room fee of ${patient} as not needed.`,
      },
    },
    amount: 'Amount',
  },
  quote_declined: {
    chosen_elsewhere: {
      subject: 'The patient chose another hospital',
      title: 'Thank you for your quote',
      lead: (hospital: string) =>
        `The patient has chosen another hospital this time. Thank you for the work that ${hospital} put into the quote. You do not need to do anything more.`,
    },
    declined: {
      subject: 'The patient declined your quote',
      title: 'Thank you for your quote',
      lead: (hospital: string) =>
        `The patient has decided not to take the quote of ${hospital}. Thank you for the work that you put into it. You do not need to do anything more.`,
    },
    withdrawn: {
      subject: 'The patient withdrew the request',
      title: 'The patient withdrew the request',
      lead: (hospital: string) =>
        `The patient does not go on with the treatment. Thank you for the work that ${hospital} put into it. You do not need to do anything more.`,
    },
    not_needed: {
      subject: 'A quote is not needed any more',
      title: 'Thank you: no quote is needed any more',
      lead: (hospital: string) =>
        `The patient has chosen another hospital before ${hospital} sent a quote. The request is closed, and you do not need to do anything more. Thank you.`,
    },
    reason: `You get this email because your hospital works with ${BRAND.name}.`,
  },
  check_in: {
    subject: (days: number) => `How are you, ${days} days after your return?`,
    title: 'How are you?',
    preheader: 'Five short questions, one minute, no sign-in.',
    lead: (days: number) =>
      `You have been home for ${days} days. Please answer five short questions: we then notice early when something is wrong.`,
    answer: 'Answer now',
    until: (day: string) => `The link works until ${day}. You do not need to sign in. Please do not pass it on.`,
    urgent: 'Call your local emergency number at once if you have chest pain, trouble breathing or heavy bleeding.',
    reason: `You get this email because we follow up after your treatment arranged by ${BRAND.name}.`,
  },
  red_flags: {
    subject: 'Urgent: a check-in needs to be read',
    title: 'A check-in needs to be read',
    lead: 'An answer to a check-in has arrived that needs to be read now. You find it on the case.',
  },
  treatment_request: {
    title: 'A new treatment request',
    lead: 'A patient asks for a treatment in their portal. Please answer within a day.',
    open: 'Open the request',
    reason: `You get this email because you work on the requests of ${BRAND.name}.`,
  },
  request_withdrawn: {
    title: 'A request was withdrawn',
    lead: 'The journey is paused. Work given out, open quotes, talks and parts of the trip were ended, and those concerned got an email. Please speak with the patient, and close the case or take it up again.',
  },
  leg_missed: {
    subject: (leg: string) => `Missed: ${leg}`,
    title: 'Part of a trip was missed',
    lead: (patient: string) => `${patient} was marked as missed. Please find out where they are.`,
    leg: 'Part of the trip',
    when: 'When',
    from: 'From',
    to: 'To',
  },
  visa_refused: {
    title: 'A visa was refused',
    preheader: 'Please decide with the patient and the office what comes next.',
    lead: (patient: string) =>
      `The visa office reports that the visa of ${patient} was refused. Please decide with the patient and the office what comes next.`,
  },
  leg_moved: {
    moved: {
      subject: (leg: string) => `New time, please confirm: ${leg}`,
      title: 'A part of a trip has a new time',
      lead: 'The time has changed. Please look at it and confirm that you can be there.',
    },
    unknown: {
      subject: (leg: string) => `Please wait for a new time: ${leg}`,
      title: 'A part of a trip waits for a new time',
      lead: 'The flight has changed, and its new time is not known yet. Please do not go to the old time. We write again once we know.',
    },
    cancelled: {
      subject: (leg: string) => `Cancelled: ${leg}`,
      title: 'A part of a trip was cancelled',
      lead: 'It is not needed any more. Please take it off your list.',
    },
    leg: 'Part of the trip',
    before: 'Before',
    now: 'Now',
    from: 'From',
    to: 'To',
    open: 'Open the work',
    reason: `You get this email because you work with ${BRAND.name}.`,
  },
  order_notice: {
    quote_question: {
      subject: 'A patient asks about your quote',
      title: 'A patient asks about your quote',
      lead: 'A patient has a question about a quote of your hospital. Please answer within a day: the patient may be about to decide.',
      open: 'Read and answer',
    },
    critical_result: {
      subject: 'Urgent: a critical laboratory result waits for you',
      title: 'A critical laboratory result',
      lead: 'A result of tests that you ordered is critical. Please read it now and acknowledge it: we tell you again until you do.',
      open: 'Read the result',
    },
    critical_escalated: {
      subject: 'Urgent: a critical laboratory result is not acknowledged',
      title: 'Please call the doctor now',
      lead: 'A critical laboratory result has not been acknowledged. Please call the doctor who ordered the tests, or another one.',
      open: 'Open the case',
    },
    results_reviewed: {
      subject: 'Laboratory results are ready for you',
      title: 'Laboratory results are ready',
      lead: 'The results of tests that you ordered have been reviewed. The patient reads them once they are released.',
      open: 'Read the results',
    },
    sample_rejected: {
      subject: 'A sample was rejected: another one is needed',
      title: 'A sample was rejected',
      lead: 'The laboratory cannot use the sample of tests that you ordered. The reason is with the order; another sample is taken.',
      open: 'Read why',
    },
    prescription_query: {
      subject: 'A pharmacy asks about your prescription',
      title: 'A question about your prescription',
      lead: 'The medicines wait until you have answered.',
      open: 'Answer the question',
    },
    query_answered: {
      subject: 'Your question about a prescription was answered',
      title: 'Your question was answered',
      lead: 'You can go on with the prescription.',
      open: 'Open the prescription',
    },
    reason: `You get this email because you work on this with ${BRAND.name}.`,
  },
  family: {
    flight_changed: {
      title: 'A flight has changed',
      lead: (patient: string) => `The flight of ${patient} has changed. You find the new times in the travel plan.`,
    },
    arrived: {
      title: 'News of the arrival',
      lead: (patient: string) => `${patient} has arrived in India.`,
    },
    admitted: {
      title: 'News of the admission',
      lead: (patient: string) => `${patient} has checked in at the hospital. The team looks after everything there.`,
    },
    discharged: {
      title: 'News of the discharge',
      lead: (patient: string) => `${patient} has left the hospital and may travel home.`,
    },
    preheader: 'Open the email to read it.',
    open: 'Follow the journey',
    reason: (patient: string) => `You get this email because ${patient} shares the journey with you.`,
  },
  companion: {
    subject: 'You are invited to follow someone’s journey',
    title: 'You are invited',
    lead: (patient: string) =>
      `${patient} would like you to accompany their treatment in India and to see how it goes on ${BRAND.name}. They decide what you see and can end it at any time.`,
    accept: 'Accept the invitation',
    account: 'You need an account with this email address. You can open one after pressing the button.',
    reason: (patient: string) =>
      `You get this email because ${patient} gave us your address. If you do not know them, ignore it.`,
  },
  guest: {
    title: 'You are invited to a consultation',
    lead: {
      companion: (patient: string, doctor: string) =>
        `${patient} would like you to be there when they talk with ${doctor} by video.`,
      interpreter: (patient: string, doctor: string) => `Please interpret when ${patient} and ${doctor} talk by video.`,
    },
    when: 'When',
    before: 'Before',
    opens: 'The room opens 15 minutes before. The doctor lets you in.',
    open: 'Open the consultation room',
    account: 'Sign in with the account of this email address: the link alone lets nobody in.',
    moved: {
      title: 'The consultation has moved',
      lead: (patient: string, doctor: string) =>
        `${patient} and ${doctor} talk at a new time. You are still invited. Your earlier link leads to the new time too.`,
      when: 'New time',
    },
    cancelled: {
      title: 'The consultation was cancelled',
      lead: (patient: string, doctor: string) =>
        `${patient} and ${doctor} do not talk at this time. You do not need to do anything.`,
      when: 'Cancelled time',
    },
    reason: (patient: string) => `You get this email because you are invited to a talk of ${patient}.`,
  },
});
