import type { Role } from '@ayana/contracts/identity';
import type { ServiceField, ServiceFieldKind, ServiceNeed } from '@ayana/contracts/service-desk';
import { DEMO_PATIENTS } from '../case-life/patients.js';

/** A service of the demo catalogue. All of it is invented. */
export interface DemoService {
  name: string;
  description: string;
  form: ServiceField[];
  ask_roles: Role[];
  approvals: { role: Role | null; user_id: string | null }[];
  need?: ServiceNeed;
  /** What people ask for, in the words of the first question. */
  asked: string[];
}

const STAFF: Role[] = ['admin', 'super_admin', 'ayana_staff'];

const field = (key: string, kind: ServiceFieldKind, label: string, more: Partial<ServiceField> = {}): ServiceField => ({
  key,
  kind,
  label,
  required: true,
  help: null,
  choices: [],
  ...more,
});
const choice = (key: string, label: string, choices: string[]): ServiceField =>
  field(key, 'choice', label, { choices });
const optional = (one: ServiceField): ServiceField => ({ ...one, required: false });

const CITY = choice('city', 'City', ['Chennai', 'Delhi', 'Hyderabad', 'Mumbai']);
/** What the patients of the demo speak, besides English. */
const SPOKEN = [...new Set(DEMO_PATIENTS.map(({ spoken }) => spoken))].filter((each) => each !== 'English').toSorted();

export const DEMO_SERVICES: readonly DemoService[] = [
  {
    name: 'Interpreter booking',
    description: 'An interpreter for an appointment, a ward round or a whole stay.',
    form: [
      field('what', 'text', 'What is the interpreter for?'),
      choice('language', 'Language', SPOKEN),
      CITY,
      field('on', 'date', 'First day'),
      optional(field('days', 'number', 'How many days?')),
    ],
    ask_roles: [...STAFF, 'doctor', 'patient', 'partner/hospital'],
    approvals: [],
    need: { kind: 'interpreter', city: 'city', from: 'on', days: 'days', language: 'language' },
    asked: [
      'Interpreter for a first consultation',
      'Interpreter for the ward round',
      'Interpreter for the discharge talk',
    ],
  },
  {
    name: 'Airport pickup',
    description: 'A car from the airport, with a sign and help with luggage.',
    form: [
      field('what', 'text', 'Who arrives?'),
      field('flight', 'text', 'Flight number', { help: 'As on the ticket, such as XX 123.' }),
      field('on', 'date', 'Day of arrival'),
      CITY,
      field('wheelchair', 'yes_no', 'Is a wheelchair needed?'),
    ],
    ask_roles: [...STAFF, 'patient', 'partner/travel_visa', 'partner/logistics'],
    approvals: [],
    need: { kind: 'vehicle', city: 'city', from: 'on', days: null, language: null },
    asked: [
      'Pickup for a patient and one companion',
      'The flight is late: pickup four hours later',
      'Pickup for a family of four',
      'Pickup with a wheelchair',
    ],
  },
  {
    name: 'Bed readiness',
    description: 'Ask a hospital whether a bed is ready for an admission.',
    form: [
      field('what', 'text', 'Which ward and which room?'),
      CITY,
      field('on', 'date', 'Day of admission'),
      optional(field('more', 'long_text', 'What else should the ward know?')),
    ],
    ask_roles: [...STAFF, 'doctor', 'partner/hospital'],
    approvals: [],
    asked: ['Single room, orthopaedic ward', 'Bed in the cardiac unit', 'Twin room for a mother and child'],
  },
  {
    name: 'Refund of a deposit',
    description: 'A deposit is paid back, as the terms of the quote say.',
    form: [
      field('what', 'text', 'Why is it paid back?'),
      field('amount', 'number', 'Amount in US dollars'),
      optional(field('on', 'date', 'When was the treatment cancelled?')),
    ],
    ask_roles: [...STAFF, 'patient'],
    approvals: [{ role: 'admin', user_id: null }],
    asked: ['The operation was cancelled by the hospital', 'The visa was refused', 'The deposit was paid twice'],
  },
  {
    name: 'Records request',
    description: 'A copy of medical records from a hospital.',
    form: [
      field('what', 'text', 'Which records?'),
      choice('kind', 'Kind', ['Discharge summary', 'Imaging', 'Laboratory results', 'Everything']),
      optional(field('more', 'long_text', 'What are they for?')),
    ],
    ask_roles: [...STAFF, 'doctor', 'patient'],
    approvals: [],
    asked: [
      'Discharge summary of the last stay',
      'Images of the knee on a disc',
      'All laboratory results of this year',
    ],
  },
  {
    name: 'Invoice correction',
    description: 'Something on an invoice is wrong.',
    form: [
      field('what', 'text', 'What is wrong?'),
      field('invoice', 'text', 'Invoice number'),
      optional(field('amount', 'number', 'Right amount in US dollars')),
    ],
    ask_roles: [...STAFF, 'patient', 'partner/hospital'],
    approvals: [
      { role: 'admin', user_id: null },
      { role: 'super_admin', user_id: null },
    ],
    asked: ['A night is charged twice', 'The companion’s meals are missing', 'The name on the invoice is wrong'],
  },
  {
    name: 'Wheelchair or SIM card',
    description: 'Something that a patient or an attendant needs during the stay.',
    form: [
      field('what', 'text', 'What is needed, and who is it for?'),
      choice('kind', 'Kind', ['Wheelchair', 'SIM card', 'Oxygen for the flight', 'Bed for a child']),
      CITY,
      field('on', 'date', 'From which day?'),
    ],
    ask_roles: [...STAFF, 'patient', 'partner/lodging', 'partner/hospital'],
    approvals: [],
    asked: ['Wheelchair from the airport to the guest house', 'SIM card for the attendant', 'Wheelchair for two weeks'],
  },
  {
    name: 'Visa letter reprint',
    description: 'The hospital’s visa letter once more, with a correction if it needs one.',
    form: [
      field('what', 'text', 'What should change?'),
      field('passport_name', 'text', 'Name as in the passport'),
      choice('visa', 'Visa', ['e-Medical', 'e-Medical attendant']),
    ],
    ask_roles: [...STAFF, 'patient', 'partner/travel_visa'],
    approvals: [],
    asked: [
      'The letter is late, the appointment is tomorrow',
      'Another date of admission',
      'A second companion is added',
      'The letter came without a stamp',
    ],
  },
  {
    name: 'Report translation',
    description: 'Medical reports in a language that the doctor reads.',
    form: [
      field('what', 'text', 'Which reports?'),
      choice('language', 'Language of the reports', SPOKEN),
      field('pages', 'number', 'How many pages?'),
    ],
    ask_roles: [...STAFF, 'doctor', 'patient', 'partner/hospital'],
    approvals: [],
    asked: [
      'Histology report for the opinion',
      'Three old discharge letters',
      'Discharge summary for the doctor at home',
    ],
  },
  {
    name: 'Room for an attendant',
    description: 'A hotel or guest house room for those who come along.',
    form: [
      field('what', 'text', 'Who is it for?'),
      CITY,
      field('on', 'date', 'First night'),
      field('nights', 'number', 'How many nights?'),
    ],
    ask_roles: [...STAFF, 'patient', 'partner/lodging'],
    approvals: [],
    need: { kind: 'room', city: 'city', from: 'on', days: 'nights', language: null },
    asked: [
      'Hotel room for the attendant near the hospital',
      'Two more nights for the family',
      'Ground floor room after the discharge',
    ],
  },
  {
    name: 'Payment receipt',
    description: 'A receipt is missing, or has a wrong name or amount.',
    form: [
      field('what', 'text', 'Which payment?'),
      choice('paid_by', 'Paid by', ['Bank transfer', 'Card', 'Cash at the hospital']),
      optional(field('amount', 'number', 'Amount in US dollars')),
    ],
    ask_roles: [...STAFF, 'patient', 'partner/hospital'],
    approvals: [],
    asked: [
      'Receipt of the deposit is missing',
      'Receipt for the insurance at home',
      'The name on the receipt is wrong',
    ],
  },
];
