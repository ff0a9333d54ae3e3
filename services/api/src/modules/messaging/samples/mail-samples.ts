import { accompanyHref, patientHref } from '@ayana/contracts/journey';
import type { MailData } from '../templates/template-data.js';
import { CASE_MAIL_SAMPLES } from './case-samples.js';

/** Of an acknowledgement to a guest. */
const OPENED = {
  case_number: 'AY-7K2Q4',
  opens: { link: '0193a4c0-7f1a-7abc-8def-0123456789ac', until: '2026-12-20T10:35:00.000Z' },
} as const;

/** One filled-in example of every mail, for tests and previews. All people in it are invented. */
export const MAIL_SAMPLES: MailData = {
  contact_acknowledgement: { ...contact(), case_number: 'AY-7K2Q4', opens: 'portal' },
  contact_notice: contact(),
  consultation_acknowledgement: { ...consultation(), ...OPENED },
  consultation_notice: consultation(),
  video_consultation_acknowledgement: videoConsultation(),
  video_consultation_notice: videoConsultation(),
  newsletter_acknowledgement: newsletter(),
  newsletter_notice: newsletter(),
  support_acknowledgement: support(),
  support_notice: support(),
  application_acknowledgement: application(),
  application_notice: application(),
  brochure_link: brochure(),
  brochure_notice: brochure(),
  appointment_booked: { ...appointment(), ...OPENED },
  appointment_moved: { ...appointment(), sequence: 1, was: '2026-11-24T06:00:00.000Z' },
  appointment_cancelled: { ...appointment(), sequence: 2, cancelled: true },
  appointment_link: { ...appointment(), sequence: 1, join_url: 'https://meet.example/ayana-7k3f9q' },
  appointment_changed_notice: { ...appointment(), sequence: 1, was: '2026-11-24T06:00:00.000Z' },
  inbox_reply: {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    name: 'Amina Otieno',
    staff_name: 'Demo staff member',
    message:
      'Thank you for your question about your left hip.\n\nThree of our partner hospitals in Chennai replace hips every week. To ask them for a quote we need two things:\n- the X-ray of your pelvis, from the last six months\n- the list of the medicines you take\n\nYou can answer this email with both.',
    original: 'My left hip has hurt for two years.\nMy doctor in Nairobi says it must be replaced. What would it cost?',
  },
  inbox_follow_up: {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    name: 'Demo ayana staff',
    visitor: 'Amina Otieno',
    day: '2026-12-03',
    stage: 'interested',
  },
  inbox_handed_over: {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    name: 'Demo admin',
    from: 'Demo ayana staff',
    visitor: 'Amina Otieno',
    note: 'She prefers to be called after six in the evening.',
  },
  consultation_confirmed: {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    name: 'Amina Otieno',
    email: 'amina.otieno@example.com',
    phone: '+254 712 000 000',
    consultation_type: 'video_consultation',
    preferred_date: '2026-11-24',
    preferred_time: '10:00 AM',
    timezone: 'UTC+03:00',
    time_zone: 'Africa/Nairobi',
    city: 'Nairobi',
    country: 'Kenya',
    confirmed_at: '2026-11-20T12:40:00.000Z',
  },
  case_message: {
    text: 'Good morning,\nthank you for the X-ray. We ask two hospitals for a quote today.',
    staff_name: 'Demo admin',
    papers: 1,
    path: patientHref('messages'),
  },
  unread_messages: {
    name: 'Demo ayana staff',
    from: 'Amina Otieno',
    count: 2,
    path: '/case-manager/cases/0193a4c0-7f1a-7abc-8def-0123456789ab?section=messages',
  },
  guest_link: guestLink(),
  guest_messages: { ...guestLink(), count: 2 },
  consent_withdrawn_notice: consentWithdrawn(),
  signal_opened: {
    name: 'Demo ayana staff',
    kind: 'red_flag_check_in',
    severity: 2,
    number: 'SIG-000123',
    count: 1,
    path: '/admin/crisis-detection/one',
  },
  incident_update: {
    name: 'Demo ayana staff',
    number: 'INC-000012',
    title: 'Fever after a knee replacement',
    is_drill: false,
    text: 'The patient is in the emergency room, and her family is informed.',
    path: '/admin/incident-command/one',
  },
  incident_follow_up: {
    name: 'Demo ayana staff',
    number: 'INC-000012',
    title: 'Fever after a knee replacement',
    task: 'Write down who calls the family at night',
    due_at: '2026-12-21T12:30:00Z',
    is_late: false,
    path: '/admin/incident-command/one',
  },
  service_request_asked: serviceRequest(),
  service_request_comment: { ...serviceRequest(), text: 'Which language does the family speak at home?' },
  service_request_resolved: { ...serviceRequest(), text: 'The interpreter is booked for both days.' },
  service_request_approval: { ...serviceRequest(), requester: 'Demo ayana staff' },
  quote_accepted_notice: {
    ...ownCase(),
    hospital: 'Demo Hospital Chennai',
    total: '$6,200',
    facts: ['quote_accepted'],
  },
  quote_chosen_notice: {
    ...ownCase(),
    hospital: 'Demo Hospital Chennai',
    total: '$6,200',
    facts: ['quote_accepted'],
  },
  payment_notice: { ...ownCase(), kind: 'deposit', change: 'received', amount: '$900' },
  quote_declined_notice: { name: 'Demo hospital partner', hospital: 'Demo Hospital Delhi', why: 'chosen_elsewhere' },
  check_in_due: {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    name: 'Amina Otieno',
    day: 7,
    until: '2026-12-21',
  },
  check_in_red_flags: { name: 'Demo case manager', path: '/case-manager/cases/one?section=care' },
  treatment_request_notice: { name: '', patient: 'Amina Otieno', path: '/admin/requests/one' },
  request_withdrawn: ownCase(),
  travel_leg_missed: {
    ...ownCase(),
    kind: 'pickup',
    when: 'Tuesday 24 November, 10:00 in Chennai',
    from: 'Chennai airport',
    to: 'Demo Hospital Chennai',
  },
  visa_refused: ownCase(),
  travel_leg_moved: {
    name: 'Demo driver',
    kind: 'pickup',
    change: 'moved',
    before: 'Tuesday 24 November, 10:00',
    when: 'Tuesday 24 November, 14:30',
    from: 'Chennai airport',
    to: 'Demo Hospital Chennai',
    path: '/partner-portal/work/0193a4c0-7f1a-7abc-8def-0123456789ab',
  },
  consultation_guest: {
    kind: 'interpreter',
    name: 'Joseph Otieno',
    patient: 'Amina Otieno',
    doctor: 'Dr. Anita Rao',
    starts_at: '2026-11-24T04:30:00.000Z',
    time_zone: 'Africa/Nairobi',
    path: '/consultation-room/0193a4c0-7f1a-7abc-8def-0123456789ab',
  },
  consultation_guest_changed: {
    kind: 'companion',
    change: 'moved',
    name: 'Joseph Otieno',
    patient: 'Amina Otieno',
    doctor: 'Dr. Anita Rao',
    starts_at: '2026-11-26T08:30:00.000Z',
    was: '2026-11-24T04:30:00.000Z',
    time_zone: 'Africa/Nairobi',
    path: '/consultation-room/0193a4c0-7f1a-7abc-8def-0123456789ab',
  },
  order_notice: { about: 'critical_result', name: 'Dr Anita Rao', path: '/doctor-portal/orders?order=one' },
  family_news: {
    name: 'Joseph Otieno',
    patient: 'Amina Otieno',
    kind: 'arrived',
    path: accompanyHref('0193a4c0-7f1a-7abc-8def-0123456789ab'),
  },
  companion_invitation: {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    name: 'Joseph Otieno',
    patient: 'Amina Otieno',
  },
  organisation_invitation: {
    link_id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    name: 'Meera Pillai',
    organisation: 'Lantern Bay Hospital',
    doctor: 'Dr Farida Siddiqui',
    inviter: 'Anand Iyer',
    expires_at: '2026-12-01T09:00:00.000Z',
  },
  change_proposal_decided: {
    name: 'Meera Pillai',
    subject: 'Lantern Bay Hospital',
    approved: false,
    reason: 'The number of beds does not match the licence.',
    path: '/partner-portal/organisation',
  },
  broadcast: {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    subject: 'What changes in your quote next year',
    body: 'Hello Amina,\n\nhospitals in Chennai publish new prices in January. Your quote stays as it is.',
    link_label: 'Read what changes',
    is_promotion: true,
  },
  broadcast_test: {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    subject: 'Heavy rain in Chennai',
    body: 'Hello Amina,\n\nyour driver waits at another gate today. Please call us when you have landed.',
    link_label: 'Where your driver waits',
    link: `https://ayana.example${patientHref('travel')}`,
    is_promotion: false,
  },
  escalation_page: {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    name: 'Asha Nair',
    number: 'ESC-000012',
    title: 'Fever on day 2 after the operation',
    text: 'A patient in Chennai reports 39.2 °C.\nThe case manager has not answered.',
    chain: 'Medical, at night',
    step: 1,
    steps: 3,
    round: 2,
    rounds: 3,
    is_test: false,
    path: '/admin/escalation-management/runs/0193a4c0-7f1a-7abc-8def-0123456789ab',
  },
  escalation_exhausted: {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    number: 'ESC-000012',
    title: 'Fever on day 2 after the operation',
    chain: 'Medical, at night',
    rounds: 3,
    is_test: false,
    path: '/admin/escalation-management/runs/0193a4c0-7f1a-7abc-8def-0123456789ab',
  },
  credential_news: {
    name: 'Meera Pillai',
    what: 'expires',
    kind: 'accreditation',
    number: 'NABH-2024-118',
    holder: 'Lantern Bay Hospital',
    valid_until: '2026-12-31',
    reason: null,
    path: '/partner-portal/organisation',
  },
  evidence_lapses: {
    name: 'Meera Pillai',
    title: 'Penetration test of March',
    control: 'The site is attacked by experts every year',
    expires_on: '2026-12-31',
    path: '/admin/regulatory-compliance',
  },
  data_request_news: {
    name: 'Amina Otieno',
    what: 'erased',
    kind: 'erase',
    due_on: '2026-12-20',
    reason: null,
    kept: ['medical_papers', 'record_accesses', 'request'],
    path: null,
  },
  site_application_declined: {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    name: 'Meera Pillai',
    applicant: 'Harbour Light Guest House',
    reason: 'We have enough guest houses in Chennai at the moment.',
  },
  ...CASE_MAIL_SAMPLES,
  notification: {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    name: 'Amina Otieno',
    kind: 'quote',
    title: 'A quote has arrived',
    message: 'Compare it with the others, and ask about any line.',
    path: patientHref('quotes', '0193a4c0-7f1a-7abc-8def-0123456789ab'),
  },
  verify_email: link(),
  sign_up_known: { name: 'Amina Otieno', email: 'amina.otieno@example.com', asked: 'sign_up' },
  password_reset: link(),
  password_reset_unknown: { email: 'amina.otieno@example.com', asked: 'reset' },
  password_changed: { name: 'Amina Otieno', how: 'reset', at: '2026-11-20T10:35:00.000Z', time_zone: 'Africa/Nairobi' },
  email_change_confirm: { ...link(), email: 'amina.new@example.com' },
  email_change_notice: {
    name: 'Amina Otieno',
    email: 'amina.new@example.com',
    at: '2026-11-20T10:35:00.000Z',
    time_zone: 'Africa/Nairobi',
  },
  identity_changed: {
    name: 'Amina Otieno',
    provider: 'Google',
    how: 'connected',
    at: '2026-11-20T10:35:00.000Z',
    time_zone: 'Africa/Nairobi',
  },
  consent_withdrawn: consentWithdrawn(),
  account_deleted: { name: 'Amina Otieno', at: '2026-11-20T10:35:00.000Z', time_zone: null },
  role_given: { name: 'Bishal Gurung', role_name: 'Hospital', place: 'Gurung Memorial Hospital' },
  application_refused: {
    name: 'Bishal Gurung',
    note: 'We need the registration number of your hospital.\nPlease send it with your answer.',
  },
};

function guestLink(): MailData['guest_link'] {
  return {
    link: '0193a4c0-7f1a-7abc-8def-0123456789ac',
    until: '2026-12-20T10:35:00.000Z',
    name: 'Amina Otieno',
    case_number: 'AY-7K2Q4',
  };
}

function serviceRequest(): MailData['service_request_asked'] {
  return {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    number: 'SR-000123',
    service: 'Interpreter booking',
    summary: 'Bengali interpreter for two days in Chennai',
    name: 'Amina Otieno',
    path: '/admin/service-requests/0193a4c0-7f1a-7abc-8def-0123456789ab',
  };
}

function appointment(): MailData['appointment_booked'] {
  return {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    name: 'Amina Otieno',
    email: 'amina.otieno@example.com',
    phone: '+254 712 000 000',
    consultation_type: 'video_consultation',
    preferred_date: '2026-11-24',
    preferred_time: '7:30 AM',
    starts_at: '2026-11-24T04:30:00.000Z',
    timezone: 'UTC+03:00',
    time_zone: 'Africa/Nairobi',
    city: 'Nairobi',
    country: 'Kenya',
    doctor: 'Dr Latalin Ulvumeni',
    doctor_place: 'Kochi',
    fee_usd: 85,
    doctor_zone: 'Asia/Kolkata',
    confirmed_at: '2026-11-20T12:40:00.000Z',
  };
}

function consentWithdrawn(): MailData['consent_withdrawn'] {
  return {
    name: 'Amina Otieno',
    email: 'amina.otieno@example.com',
    text_version: '2026-11',
    at: '2026-11-20T10:35:00.000Z',
    time_zone: 'Africa/Nairobi',
  };
}

function link(): MailData['verify_email'] {
  return {
    link_id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    name: 'Amina Otieno',
    expires_at: '2026-11-20T11:35:00.000Z',
    time_zone: 'Africa/Nairobi',
  };
}

function support(): MailData['support_notice'] {
  return {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    received_at: '2026-11-20T10:35:00.000Z',
    topic: 'Documents and reports',
    name: 'Amina Otieno',
    email: 'amina.otieno@example.com',
    phone: '+254 712 000 000',
    message: 'Which of these reports do you need?\nThe scan is from March.',
  };
}

function application(): MailData['application_notice'] {
  return {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    received_at: '2026-11-20T10:35:00.000Z',
    topic: 'Partner application: Lodging',
    name: 'Meera Pillai',
    email: 'meera@harbour-light.example',
    phone: '+91 44 5550 0123',
    facts: [
      ['Organisation', 'Harbour Light Guest House'],
      ['Place', 'Chennai, India'],
    ],
    message: 'Twelve rooms with a kitchen, 900 metres from two hospitals.',
    afterwards: 'Once your papers are complete we decide within 30 days, and say why.',
  };
}

function brochure(): MailData['brochure_notice'] {
  return {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    received_at: '2026-11-20T10:35:00.000Z',
    expires_at: '2026-11-27T10:35:00.000Z',
    speciality: 'Cardiac Surgery',
    language: 'English',
    name: 'Amina Otieno',
    email: 'amina.otieno@example.com',
    may_write: false,
  };
}

/** What every mail about a case to its manager has. */
function ownCase() {
  return {
    name: 'Demo case manager',
    patient: 'Amina Otieno',
    path: '/case-manager/cases/0193a4c0-7f1a-7abc-8def-0123456789ab',
  };
}

function contact(): MailData['contact_notice'] {
  return {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    received_at: '2026-11-20T10:35:00.000Z',
    first_name: 'Amina',
    last_name: 'Otieno',
    email: 'amina.otieno@example.com',
    phone: '+254 712 000 000',
    interested_procedure: 'Hip replacement',
    preferred_destination: 'Chennai',
    additional_info:
      'My left hip has hurt for two years.\nMy doctor in Nairobi says it must be replaced. What would it cost?',
  };
}

function consultation(): MailData['consultation_notice'] {
  return {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    received_at: '2026-11-20T10:35:00.000Z',
    name: 'Amina Otieno',
    email: 'amina.otieno@example.com',
    phone: '+254 712 000 000',
    consultation_type: 'Phone Consultation',
    preferred_date: '2026-11-24',
    preferred_time: '10:00 AM',
    timezone: 'UTC+03:00',
    time_zone: 'Africa/Nairobi',
    country: 'Kenya',
    city: 'Nairobi',
    procedure_interest: 'Hip replacement',
    destination_preference: 'Chennai',
    trip_estimate: 'Hip replacement in Chennai, 21 days: $6,200 to $9,400',
    notes: 'I use a stick and cannot climb stairs. I would travel with my daughter.',
  };
}

function videoConsultation(): MailData['video_consultation_notice'] {
  return {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    received_at: '2026-11-20T10:35:00.000Z',
    patient_name: 'Bishal Gurung',
    email: 'bishal.gurung@example.com',
    phone: null,
    consultation_type: 'video_consultation',
    preferred_date: '2026-11-24',
    preferred_time: '5:00 PM',
    timezone: 'UTC+06:00',
    time_zone: 'Asia/Kathmandu',
    country: 'Nepal',
    city: 'Pokhara',
    specialization: 'Cardiology',
    procedure_interest: 'Coronary bypass',
    medical_condition: 'Two blocked arteries, found in September. I have the angiogram on a disc.',
    notes: null,
    reason: 'Video consultation request',
  };
}

function newsletter(): MailData['newsletter_notice'] {
  return {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    received_at: '2026-11-20T10:35:00.000Z',
    email: 'amina.otieno@example.com',
    source: 'website',
  };
}
