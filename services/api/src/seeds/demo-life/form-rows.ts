import type { DemoEnquiry } from './enquiries.js';

interface Form {
  table: string;
  row: Record<string, unknown>;
}

/** The form a request came by, as its own table stores it. */
export function formOf(enquiry: DemoEnquiry & { id: string }): Form {
  const { id, kind, name, email, phone, country, procedure, text, received_at, starts_at } = enquiry;
  const common = { id, email, phone: phone ?? '+1 555 0199', created_at: received_at };
  const asked = (starts_at ?? new Date(received_at.getTime() + 72 * 60 * 60 * 1000)).toISOString().slice(0, 10);
  const when = {
    preferred_date: asked,
    preferred_time: '10:00 AM',
    country,
    time_zone: 'Africa/Nairobi',
    notes: text,
    procedure_interest: procedure,
  };
  if (kind === 'consultation')
    return {
      table: 'consultations',
      row: { ...common, ...when, consultation_type: 'Video Consultation', name },
    };
  if (kind === 'video_consultation')
    return {
      table: 'video_consultations',
      row: {
        ...common,
        ...when,
        consultation_type: 'video_consultation',
        patient_name: name,
        reason: 'Video consultation request',
      },
    };
  const [first_name = '', ...last] = name.split(' ');
  return {
    table: 'contact_messages',
    row: { ...common, first_name, last_name: last.join(' '), interested_procedure: procedure, additional_info: text },
  };
}
