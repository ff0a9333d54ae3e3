import { CONSULTATION_MINUTES, RESPONSE_HOURS } from '@ayana/contracts/consultations';

/** On the buttons that open the dialogs: with the first view, while the rest comes with the dialogs. */
export const TRIGGER_MESSAGES = {
  start: 'Start Your Journey',
  book_video: 'Book a video consultation',
};

export const CONSULTATION_MESSAGES = {
  free_title: 'Free consultation',
  free_lead: `No obligation. A person answers within ${RESPONSE_HOURS} hours.`,
  free_submit: 'Request consultation',
  video_title: 'Video consultation',
  video_lead: `${CONSULTATION_MINUTES.video} minutes with a specialist. A person answers within ${RESPONSE_HOURS} hours.`,
  video_submit: 'Request video consultation',
  sending: 'Sending your request',

  how: 'How shall we talk?',
  by_video: `${CONSULTATION_MINUTES.video} minutes, in your browser`,
  by_phone: `${CONSULTATION_MINUTES.phone} minutes, we call you`,
  what: 'About what, when, and where from?',
  what_video: 'About what, and where from?',
  when: 'At what time?',
  day: 'Which day?',
  who: 'Whom do we ask for?',

  video_option: 'Video Consultation',
  phone_option: 'Phone Consultation',

  procedure: 'Procedure',
  date: 'Preferred date',
  country: 'Country',
  city: 'City',
  city_example: 'Where you live',
  timezone: 'Time zone',
  time: 'Preferred time',
  needs: 'What should the doctor know?',
  needs_example: 'Who is ill, since when, and what has been done so far?',
  specialization: 'Specialization',
  condition: 'Medical condition',
  condition_example: 'Diagnosis, complaints, medicines',
  notes: 'Notes',
  notes_example: 'Anything else, such as a language you would like to speak',

  choose: 'Please choose',
  not_chosen: 'Not chosen',
  use_device: (place: string, offset: string) => `Use this device's: ${place}, ${offset}`,
  zone_known: (place: string) => `Your times are on ${place}'s clock.`,
  two_clocks: (place: string) => `Yours above (${place}), Chennai’s below`,
  one_clock: 'In your time zone; Chennai’s time appears once it is chosen',
  spoken: (own: string, india: string) => `${own} your time, ${india} in Chennai`,

  missing: {
    consultationType: 'how we shall talk',
    preferredDate: 'your date',
    preferredTime: 'your time',
    procedure: 'the procedure',
    country: 'your country',
    city: 'your city',
    timezone: 'your time zone',
  } as Readonly<Record<string, string>>,

  next_title: 'What happens next',
  at_once: 'At once',
  at_once_text: 'You get an e-mail with your request number, and your request stands on our team’s list.',
  by: (moment: string) => `By ${moment}`,
  within: `Within ${RESPONSE_HOURS} hours`,
  by_text:
    'The member of our team who takes your request over writes to you under their own name, and confirms the time or offers another.',
  slot_open: 'At the time you choose',
  call_by: { video: 'Your video call', phone: 'We call you' },
  call_text: (what: string, minutes: number) =>
    `${what}, ${minutes} minutes. The time is fixed once we have confirmed it.`,
  in_chennai: (clock: string) => `It is then ${clock} in Chennai.`,
} as const;
