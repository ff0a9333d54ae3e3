import { defineMessages } from '@ayana/contracts/language';
import { CONSULTATION_MINUTES, RESPONSE_HOURS } from '@ayana/contracts/consultations';

const READ = 'November 2026';

/** When the text of this page was written, for machines. */
export const WRITTEN_DATE = '2026-11-22';

export const VIDEO_PAGE = defineMessages('mfe-public/video-page', {
  path: '/services/video-consultation',
  title: 'Talk to a specialist in India from home',
  lead: `${CONSULTATION_MINUTES.video} minutes by video or ${CONSULTATION_MINUTES.phone} by phone, from $50, with a doctor who has read your papers. Talk before you book a flight, and again when you are back home.`,
  written:
    'Written in November 2026. A call does not replace an examination. In an emergency, go to an emergency department.',
  services: 'Services',
  ask_free: 'Not sure yet? Ask us for free',

  sections: {
    what: 'What it is',
    kinds: 'By video or by phone',
    prepare: 'What to prepare',
    times: 'Your time and India’s time',
    after: 'What happens, from the form to the written opinion',
    privacy: 'Who can hear and read',
    limits: 'What a call cannot do',
    fields: 'Specialities',
    questions: 'Questions people ask',
  },

  what: [
    'You and a specialist look at the same papers. You talk about what the findings mean, which treatments are possible, what the risks are, whether it makes sense to travel, and what you could do at home instead.',
    'It can be a second opinion, a first meeting with the surgeon who may operate on you, or a check after you are home. It is not a sales call. The doctor may well advise you to stay at home.',
  ],
  kinds: [
    [
      'Video',
      `${CONSULTATION_MINUTES.video} minutes, in your browser. Best for a first meeting, if the doctor should see something (a wound, a joint, how you walk), and if your family joins you.`,
    ],
    [
      'Phone',
      `${CONSULTATION_MINUTES.phone} minutes; we call you. Best if your connection is slow, for results and for questions about medicines.`,
    ],
    [
      'Price',
      'From $50, indicative, 2026; Ayana’s own figure for the saving is up to 80%. You see each doctor’s fee on their page. The free consultation with our team costs nothing.',
    ],
    [
      'Language',
      'Tell us in the notes which language you want to speak. Many doctors speak English and one or two more. If they do not speak yours, an interpreter joins.',
    ],
  ],
  prepare: [
    [
      'Papers',
      'Your newest reports and pictures, a list of all medicines with doses, and known allergies. The person who confirms your time tells you where to send them.',
    ],
    ['Three questions', 'Write them down, the most important first. It is easy to forget them.'],
    [
      'A place',
      'A quiet place, with light from the front. For knees, hips or wounds: loose clothes and room to walk four steps.',
    ],
    [
      'A second person',
      'They hear what you miss. A third person can join too. You can record the call only if the doctor agrees.',
    ],
    [
      'Your connection',
      'Plug in your charger and turn off other calls. A video call uses about as much data as a film. If it breaks off, we go on by phone.',
    ],
  ],

  times:
    'You can choose from eight times in your own day, from 9:00 AM to 5:00 PM. Next to each you see the time in Chennai. All of India has the same time, and for most places the difference includes half an hour. We take summer time into account for your place and date. For example:',
  times_note:
    'The confirmation and the calendar entry show both times again. If you travel before the call, check the time in your new place.',
  example: 'The slot “10:00 AM” on 1 December for a person in Nairobi',
  own: (place: string): string => `The slot “10:00 AM” on 1 December for you, in ${place}`,
  their_time: (place: string): string => `Your time, ${place}`,

  after: [
    {
      title: 'The form',
      when: 'five minutes',
      text: 'Tell us your name, email, day and time. Your speciality, country and symptoms help us find the right doctor. We keep what you typed if your connection breaks.',
    },
    { title: 'An email', when: 'at once', text: 'It gives you the number of your request.' },
    {
      title: 'A person',
      when: `within ${RESPONSE_HOURS} hours`,
      text: 'Takes over your request, tells you their name, confirms the time or offers another, and asks for papers.',
    },
    {
      title: 'The call',
      when: `${CONSULTATION_MINUTES.video} or ${CONSULTATION_MINUTES.phone} minutes`,
      text: 'The doctor says their name and registration number. You say yours, and that you agree to the call.',
    },
    {
      title: 'In writing',
      when: 'after the call',
      text: 'You get what the doctor found, what they advise and what else is possible. You can show it to your own doctor.',
    },
    {
      title: 'Your next step',
      when: 'you decide',
      text: 'You can stop here, ask at least two hospitals for quotes for the advised treatment, or have another call.',
    },
  ],
  privacy: [
    'Only the doctor, you, the people you bring and the interpreter you asked for are in the call. No one else listens, and we do not record.',
    'Only the doctor and your case manager read your papers, and only because you agreed. You can withdraw this. We record who opens your file.',
    'Under India’s telemedicine guidelines, the doctor must be registered, tell you who they are, ask for your consent, and keep a record of the consultation.',
  ],
  limits: [
    'No one can feel a belly, hear a heart or see the back of an eye through a screen. If the doctor needs to do this, they tell you and stop.',
    'Pharmacies in your country may not accept a prescription from India. Your own doctor can write one based on the advice.',
  ],
  urgent_lead: 'Not for emergencies.',
  urgent:
    'Call your local emergency number now if you have chest pain, sudden weakness or trouble speaking, heavy bleeding, trouble breathing, or a fever of 38 °C or more during chemotherapy.',
  fields_text:
    'Choose one in the form. If you are not sure, describe your symptoms, and the person who answers finds the right speciality.',
  find: 'Doctors by speciality, language and fee',

  questions: [
    {
      id: 'q-free',
      question: 'How is this different from the free consultation?',
      answer:
        'The free one is with our team. They tell you what is possible, which papers you need and what it may cost. The video consultation is with a specialist, about your own case, and you get a written opinion.',
    },
    {
      id: 'q-late',
      question: 'What if I cannot come?',
      answer:
        'Write or call as soon as you know, and you get another time. All times are in your own time zone. Check the date too: at night it can be another day in India.',
    },
    {
      id: 'q-other',
      question: 'Can I ask for someone else, such as my mother?',
      answer:
        'Yes, if she agrees. She should be there, or confirm in writing that you may speak for her. If the patient is a child, a parent must be there.',
    },
    {
      id: 'q-prescription',
      question: 'Do I get a prescription?',
      answer:
        'You always get written advice. You get a prescription only if the law lets the doctor write one without seeing you. In your own country, a doctor there has to prescribe.',
    },
    {
      id: 'q-operate',
      question: 'Will the doctor in the call also operate?',
      answer: 'Often, if you choose their hospital. The quote names the surgeon, so ask for the same doctor.',
    },
  ],
  sources: [
    {
      name: 'Telemedicine Practice Guidelines, India, 2020',
      href: 'https://www.mohfw.gov.in/pdf/Telemedicine.pdf',
      read: READ,
    },
    {
      name: 'National Medical Commission, India: register of doctors',
      href: 'https://www.nmc.org.in/information-desk/indian-medical-register/',
      read: READ,
    },
    { name: 'WHO: Digital health', href: 'https://www.who.int/health-topics/digital-health', read: READ },
  ],
  next_title: 'Choose a time that suits you',
  next_text: `You see your time and India’s. A person confirms within ${RESPONSE_HOURS} hours and tells you their name.`,
});
