import type { Role } from '@ayana/contracts/identity';
import type { ServiceField, ServiceFieldKind, ServiceNeed } from '@ayana/contracts/service-desk';

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

export const DEMO_SERVICES: readonly DemoService[] = [
  {
    name: 'Interpreter booking',
    description: 'An interpreter for an appointment, a ward round or a whole stay.',
    form: [
      field('what', 'text', 'What is the interpreter for?'),
      choice('language', 'Language', ['Arabic', 'Bengali', 'French', 'Russian', 'Swahili']),
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
    asked: ['Pickup for a patient and one companion', 'Pickup for a family of four', 'Pickup with a wheelchair'],
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
    name: 'IT access',
    description: 'An account, a role in a system, or a new password.',
    form: [
      field('what', 'text', 'Access to what?'),
      field('person', 'user', 'Who is it for?'),
      optional(field('until', 'date', 'Until when?')),
    ],
    ask_roles: STAFF,
    approvals: [{ role: 'admin', user_id: null }],
    asked: ['Access to the brochure folder', 'Access to the mail archive', 'A second screen account'],
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
    name: 'Equipment repair',
    description: 'Something in an office does not work.',
    form: [
      field('what', 'text', 'What does not work?'),
      CITY,
      field('blocks', 'yes_no', 'Does it keep people from working?'),
    ],
    ask_roles: STAFF,
    approvals: [],
    asked: ['The printer on the second floor jams', 'The meeting room has no picture', 'A phone line is dead'],
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
    asked: ['Another date of admission', 'A second companion is added', 'The letter came without a stamp'],
  },
];
