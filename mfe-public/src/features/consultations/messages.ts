import { defineMessages, select } from '@ayana/contracts/language';
import { CONSULTATION_MINUTES, RESPONSE_HOURS } from '@ayana/contracts/consultations';

const missing: Readonly<Record<string, string>> = {
  consultationType: 'how you want to talk',
  preferredDate: 'your date',
  preferredTime: 'your time',
  procedure: 'the procedure',
  country: 'your country',
  city: 'your city',
  timezone: 'your time zone',
};

export const CONSULTATION_MESSAGES = defineMessages('mfe-public/consultations', {
  free_title: 'Free consultation',
  free_lead: `No obligation. A person answers within ${RESPONSE_HOURS} hours.`,
  about: (procedure: string | undefined, hospital: string): string =>
    `You ask for a quote${select(procedure, { none: '', other: ` for ${procedure}` })} from ${hospital}. We send your question there.`,
  free_submit: 'Request consultation',
  video_title: 'Video consultation',
  video_lead: `${CONSULTATION_MINUTES.video} minutes with a specialist. A person answers within ${RESPONSE_HOURS} hours.`,
  video_submit: 'Request video consultation',
  sending: 'Sending your request',

  step_one: 'Step 1 of 2: what you need',
  step_two: 'Step 2 of 2: when and where',
  go_on: 'Continue',
  back: 'Back',
  from_device: 'We took this from your device. Please change it if you are somewhere else.',

  how: 'How would you like to talk?',
  by_video: `${CONSULTATION_MINUTES.video} minutes, in your browser`,
  by_phone: `${CONSULTATION_MINUTES.phone} minutes, we call you`,
  what: 'What is it about?',
  where: 'Which day suits you, and where are you?',
  what_video: 'What is it about, and where are you?',
  when: 'What time suits you?',
  day: 'Which day suits you?',
  who: 'Who can we ask for?',

  video_option: 'Video Consultation',
  phone_option: 'Phone Consultation',

  procedure: 'Procedure',
  date: 'Preferred date',
  country: 'Country',
  city: 'City',
  timezone: 'Time zone',
  time: 'Preferred time',
  needs: 'What should the doctor know?',
  trip_title: 'Your trip estimate goes with this request',
  trip_forget: 'Leave it out',
  needs_example: 'Who is ill, since when, and what has been done so far?',
  specialization: 'Specialization',
  condition: 'Medical condition',
  condition_example: 'Diagnosis, symptoms, medicines',
  notes: 'Notes',
  notes_example: 'Anything else, such as a language you would like to speak',

  choose: 'Please choose',
  not_chosen: 'Not chosen',
  use_device: (place: string, offset: string) => `Use this device's: ${place}, ${offset}`,
  zone_known: (place: string) => `Your times are in ${place} time.`,
  two_clocks: (place: string) => `Yours above (${place}), Chennai’s below`,
  one_clock: 'In your time zone. Choose it to see the time in Chennai too',
  spoken: (own: string, india: string) => `${own} your time, ${india} in Chennai`,

  missing,

  next_title: 'What happens next',
  at_once: 'At once',
  at_once_text: 'You get an email with your request number. Our team can see your request.',
  by: (moment: string) => `By ${moment}`,
  within: `Within ${RESPONSE_HOURS} hours`,
  by_text:
    'A member of our team takes over your request. They write to you, tell you their name, and confirm the time or offer another.',
  slot_open: 'At the time you choose',
  call_by: { video: 'Your video call', phone: 'We call you' },
  call_text: (what: string, minutes: number) => `${what}, ${minutes} minutes. The time is certain once we confirm it.`,
  in_chennai: (clock: string) => `That is ${clock} in Chennai.`,
});
