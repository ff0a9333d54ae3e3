import type { MailData } from '../templates/template-data.js';

export function guestLink(): MailData['guest_link'] {
  return {
    link: '0193a4c0-7f1a-7abc-8def-0123456789ac',
    until: '2026-12-20T10:35:00.000Z',
    name: 'Amina Otieno',
    case_number: 'AY-7K2Q4',
  };
}

export function serviceRequest(): MailData['service_request_asked'] {
  return {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    number: 'SR-000123',
    service: 'Interpreter booking',
    summary: 'Bengali interpreter for two days in Chennai',
    name: 'Amina Otieno',
    path: '/admin/service-requests/0193a4c0-7f1a-7abc-8def-0123456789ab',
  };
}

export function appointment(): MailData['appointment_booked'] {
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

export function consentWithdrawn(): MailData['consent_withdrawn'] {
  return {
    name: 'Amina Otieno',
    email: 'amina.otieno@example.com',
    text_version: '2026-11',
    at: '2026-11-20T10:35:00.000Z',
    time_zone: 'Africa/Nairobi',
  };
}

export function link(): MailData['verify_email'] {
  return {
    link_id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    name: 'Amina Otieno',
    expires_at: '2026-11-20T11:35:00.000Z',
    time_zone: 'Africa/Nairobi',
  };
}

export function support(): MailData['support_notice'] {
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

export function application(): MailData['application_notice'] {
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

export function brochure(): MailData['brochure_notice'] {
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
export function ownCase() {
  return {
    name: 'Demo case manager',
    patient: 'Amina Otieno',
    path: '/case-manager/cases/0193a4c0-7f1a-7abc-8def-0123456789ab',
  };
}

export function contact(): MailData['contact_notice'] {
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

export function consultation(): MailData['consultation_notice'] {
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

export function videoConsultation(): MailData['video_consultation_notice'] {
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

export function newsletter(): MailData['newsletter_notice'] {
  return {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    received_at: '2026-11-20T10:35:00.000Z',
    email: 'amina.otieno@example.com',
    source: 'website',
  };
}
