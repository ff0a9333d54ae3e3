import { CONSULTATION_MINUTES, RESPONSE_HOURS } from '@ayana/contracts/consultations';

const READ = 'November 2026';

/** When the text of this page was written, for machines. */
export const WRITTEN_DATE = '2026-11-22';

export const VIDEO_PAGE = {
  path: '/services/video-consultation',
  title: 'Talk to a specialist in India from home',
  lead: `${CONSULTATION_MINUTES.video} minutes by video or ${CONSULTATION_MINUTES.phone} by phone, from $50, with a doctor who has read your papers. Before anybody books a flight, and again when you are back.`,
  written: 'Written in November 2026. A call does not replace an examination, and never an emergency room.',
  services: 'Services',
  ask_free: 'Not sure yet? Ask us, free',

  sections: {
    what: 'What it is',
    kinds: 'By video or by phone',
    prepare: 'What to prepare',
    times: 'One time, two clocks',
    after: 'What happens, from the form to the written opinion',
    privacy: 'Who hears and who reads',
    limits: 'What a call cannot do',
    fields: 'Specialities',
    questions: 'Questions people ask',
  },

  what: [
    'You and a specialist look at the same papers and talk about them: what the findings mean, what can be done, what the risks are, whether a journey makes sense, and what could be done at home instead.',
    'It is a second opinion, a first meeting with the person who may operate on you, or a check after you are home. It is not a sales call, and “stay at home” is a frequent result.',
  ],
  kinds: [
    [
      'Video',
      `${CONSULTATION_MINUTES.video} minutes, in your browser. Best for a first meeting, for anything that shows (a wound, a joint, a walk), and when family sits beside you.`,
    ],
    [
      'Phone',
      `${CONSULTATION_MINUTES.phone} minutes; we call you. Best on a weak line, for results and for questions about medicines.`,
    ],
    [
      'Price',
      'From $50, indicative, 2026; Ayana’s own figure for the saving is up to 80%. A doctor’s own fee stands on their page. The free consultation with our team costs nothing.',
    ],
    [
      'Language',
      'Write the language you want to speak into the notes. Many doctors speak English and one or two more; otherwise somebody interprets.',
    ],
  ],
  prepare: [
    [
      'Papers',
      'The newest reports and pictures, a list of all medicines with doses, known allergies. The person who confirms your time says where to send them.',
    ],
    ['Three questions', 'On paper, the most important first. It is easy to forget them.'],
    [
      'A place',
      'Quiet, with light from the front. For knees, hips or wounds: loose clothing and room to walk four steps.',
    ],
    ['A second person', 'Hears what you miss. A third ear is allowed; a recording only if the doctor agrees.'],
    [
      'The line',
      'Charger in, other calls off. A video call needs about as much as a film; if it breaks, it goes on by phone.',
    ],
  ],

  times:
    'You choose among eight times of your own day, from 9:00 AM to 5:00 PM. Beside each stands the same moment in Chennai, because all of India keeps one time, half an hour off the round hour for most of us. Summer time is reckoned for your place and your date. For example:',
  times_note:
    'The confirmation and the calendar entry name both clocks again. If you travel before the call, the moment stays; your clock changes.',
  example: 'The slot “10:00 AM” of 1 December for somebody in Nairobi',
  own: (place: string): string => `The slot “10:00 AM” of 1 December for you, in ${place}`,
  their_time: (place: string): string => `Your time, ${place}`,

  after: [
    {
      title: 'The form',
      when: 'five minutes',
      text: 'Name, e-mail, day and time. Speciality, country and complaint help to find the right doctor. What you typed is kept, should the line break.',
    },
    { title: 'An e-mail', when: 'at once', text: 'With the number of your request.' },
    {
      title: 'A person',
      when: `within ${RESPONSE_HOURS} hours`,
      text: 'Takes your request over, writes under their own name, confirms the time or offers another, and asks for papers.',
    },
    {
      title: 'The call',
      when: `${CONSULTATION_MINUTES.video} or ${CONSULTATION_MINUTES.phone} minutes`,
      text: 'The doctor says their name and registration number. You say yours, and that you agree to the call.',
    },
    {
      title: 'In writing',
      when: 'after the call',
      text: 'What was found, what is advised, what else is possible. It is yours, for your own doctor too.',
    },
    {
      title: 'And then',
      when: 'as you like',
      text: 'Nothing; or quotes of at least two hospitals for what was advised; or another call.',
    },
  ],
  privacy: [
    'In the call are the doctor, you, and whoever you bring; an interpreter if you asked for one. Nobody else listens, and we do not record.',
    'Your papers are read by the doctor and by your case manager, because you said so, and by nobody else. You can take that back. Who opened your file is written down.',
    'Under India’s telemedicine guidelines the doctor has to be registered, to tell you who they are, to ask for your consent, and to keep a record of the consultation.',
  ],
  limits: [
    'Nobody can feel a belly, hear a heart or see the back of an eye through a screen. If that is needed, the doctor says so and stops.',
    'A prescription written in India may not be valid in your country’s pharmacies. Your own doctor can turn the advice into one.',
  ],
  urgent_lead: 'Not for emergencies.',
  urgent:
    'Chest pain, sudden weakness or speech that fails, heavy bleeding, trouble breathing, fever of 38 °C or more during chemotherapy: call your local emergency number now.',
  fields_text:
    'Choose one in the form, or leave it open and describe the complaint: the person who answers finds the speciality.',
  find: 'Doctors by speciality, language and fee',

  questions: [
    {
      id: 'q-free',
      question: 'What is the difference from the free consultation?',
      answer:
        'The free one is with our team: what is possible, which papers are needed, what it may cost. The video consultation is with a specialist, about your own case, and ends with a written opinion.',
    },
    {
      id: 'q-late',
      question: 'What if I cannot come?',
      answer:
        'Write or call as soon as you know, and you get another time. Every time shown is in your own zone, so look at the date too: at night it can be another day in India.',
    },
    {
      id: 'q-other',
      question: 'May I ask for somebody else, such as my mother?',
      answer:
        'Yes, if she agrees. She should be there, or say in writing that you may speak for her. For a child a parent has to be there.',
    },
    {
      id: 'q-prescription',
      question: 'Do I get a prescription?',
      answer:
        'Advice in writing always; a prescription only where the law lets the doctor write one without seeing you. In your own country a doctor there has to prescribe.',
    },
    {
      id: 'q-operate',
      question: 'Will the doctor of the call also operate?',
      answer: 'Often, if you choose their hospital. The quote names the surgeon; ask for the same name.',
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
  next_title: 'Choose a time; both clocks stand beside it',
  next_text: `A person confirms within ${RESPONSE_HOURS} hours, under their own name.`,
} as const;
