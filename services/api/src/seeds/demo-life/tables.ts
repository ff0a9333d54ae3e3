import type { Columns } from '../rows.js';
import type { DemoEnquiry } from './enquiries.js';

/** Columns of the tables that demo life is written to, and their types. */
export const USERS = {
  id: 'uuid',
  email: 'text',
  name: 'text',
  first_name: 'text',
  last_name: 'text',
  country: 'text',
  role: 'text',
  email_verified_at: 'timestamptz',
  access_changed_at: 'timestamptz',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
};
export const APPLICATIONS = {
  id: 'uuid',
  user_id: 'uuid',
  account_kind: 'text',
  wanted_role: 'text',
  organisation: 'text',
  message: 'text',
  status: 'text',
  created_at: 'timestamptz',
  decided_at: 'timestamptz',
};
export const INBOX = {
  id: 'uuid',
  kind: 'text',
  status: 'text',
  name: 'text',
  email: 'text',
  phone: 'text',
  country: 'text',
  received_at: 'timestamptz',
  due_at: 'timestamptz',
  assigned_to: 'uuid',
  confirmed_starts_at: 'timestamptz',
  confirmed_time_zone: 'text',
  confirmed_minutes: 'integer',
  updated_at: 'timestamptz',
};
export const TIMELINE = {
  id: 'uuid',
  item_id: 'uuid',
  event: 'text',
  at: 'timestamptz',
  actor_id: 'uuid',
  text: 'text',
  from_status: 'text',
  to_status: 'text',
};
export const AUDIT = {
  id: 'uuid',
  type: 'text',
  action: 'text',
  actor_id: 'uuid',
  actor_role: 'text',
  subject_id: 'uuid',
  details: 'jsonb',
  created_at: 'timestamptz',
};
export const EVENTS = {
  id: 'uuid',
  user_id: 'uuid',
  event_type: 'text',
  details: 'jsonb',
  created_at: 'timestamptz',
  reported_by: 'text',
};

interface Form {
  table: string;
  columns: Columns<Record<string, unknown>>;
  row: Record<string, unknown>;
}

const TEXT = 'text';
const WHEN = { preferred_date: 'date', preferred_time: TEXT, country: TEXT, time_zone: TEXT, notes: TEXT } as const;

/** The form a request came by, as its own table stores it. */
export function formOf(enquiry: DemoEnquiry & { id: string }): Form {
  const { id, kind, name, email, phone, country, procedure, text, received_at, starts_at } = enquiry;
  const common = { id, email, phone: phone ?? '+1 555 0199', created_at: received_at };
  const columns = { id: 'uuid', email: TEXT, phone: TEXT, created_at: 'timestamptz' } as const;
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
      columns: { ...columns, ...WHEN, procedure_interest: TEXT, consultation_type: TEXT, name: TEXT },
      row: { ...common, ...when, consultation_type: 'Video Consultation', name },
    };
  if (kind === 'video_consultation')
    return {
      table: 'video_consultations',
      columns: {
        ...columns,
        ...WHEN,
        procedure_interest: TEXT,
        consultation_type: TEXT,
        patient_name: TEXT,
        reason: TEXT,
      },
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
    columns: { ...columns, first_name: TEXT, last_name: TEXT, interested_procedure: TEXT, additional_info: TEXT },
    row: { ...common, first_name, last_name: last.join(' '), interested_procedure: procedure, additional_info: text },
  };
}
