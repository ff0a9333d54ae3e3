import type { MailData } from '../templates/template-data.js';

/** One filled-in example of every mail, for tests and for looking at them. Nobody in here exists. */
export const MAIL_SAMPLES: MailData = {
  contact_acknowledgement: contact(),
  contact_notice: contact(),
  consultation_acknowledgement: consultation(),
  consultation_notice: consultation(),
  video_consultation_acknowledgement: videoConsultation(),
  video_consultation_notice: videoConsultation(),
  newsletter_acknowledgement: newsletter(),
  newsletter_notice: newsletter(),
  inbox_reply: {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    name: 'Amina Otieno',
    staff_name: 'Demo staff member',
    message:
      'Thank you for your question about your left hip.\n\nThree of our partner hospitals in Chennai replace hips every week. To ask them for a quote we need two things:\n- the X-ray of your pelvis, not older than six months\n- the list of the medicines you take\n\nYou can answer this mail with both.',
    original: 'My left hip has hurt for two years.\nMy doctor in Nairobi says it must be replaced. What would it cost?',
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
};

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
