import type { CommitmentState, NeedState, ResourceKind } from '@ayana/contracts/operations';

/** A resource of the demo. All of it is invented. */
export interface DemoResource {
  kind: ResourceKind;
  name: string;
  city: string;
  /** Tags. */
  languages?: readonly string[];
  /** Of a fund, US cents. */
  capacity?: number;
  hours?: { weekdays: number[]; opens: number; closes: number };
  phone?: string;
  note?: string;
}

const WORKDAYS = { weekdays: [1, 2, 3, 4, 5, 6], opens: 9 * 60, closes: 18 * 60 };

export const DEMO_RESOURCES: readonly DemoResource[] = [
  {
    kind: 'interpreter',
    name: 'Meera Nair (demo)',
    city: 'Chennai',
    languages: ['ar', 'en'],
    hours: WORKDAYS,
    phone: '+91 98400 00011',
  },
  {
    kind: 'interpreter',
    name: 'Abdi Warsame (demo)',
    city: 'Chennai',
    languages: ['so', 'sw', 'en'],
    phone: '+91 98400 00012',
  },
  { kind: 'interpreter', name: 'Rupa Sen (demo)', city: 'Kolkata', languages: ['bn', 'en', 'hi'], hours: WORKDAYS },
  {
    kind: 'interpreter',
    name: 'Farid Karimi (demo)',
    city: 'Delhi',
    languages: ['prs', 'ps', 'en'],
    phone: '+91 98100 00013',
  },
  { kind: 'interpreter', name: 'Marina Volkova (demo)', city: 'Delhi', languages: ['ru', 'uz', 'kk', 'en'] },
  { kind: 'interpreter', name: 'Claire Fontaine (demo)', city: 'Chennai', languages: ['fr', 'en'], hours: WORKDAYS },
  {
    kind: 'interpreter',
    name: 'Selam Girma (demo)',
    city: 'Delhi',
    languages: ['am', 'ar', 'en'],
    phone: '+91 98100 00014',
  },
  { kind: 'interpreter', name: 'Sita Rai (demo)', city: 'Delhi', languages: ['ne', 'hi', 'en'], hours: WORKDAYS },
  { kind: 'interpreter', name: 'Chamari Silva (demo)', city: 'Chennai', languages: ['si', 'ta', 'en'] },
  { kind: 'interpreter', name: 'Nilar Aung (demo)', city: 'Kolkata', languages: ['my', 'en'], hours: WORKDAYS },
  {
    kind: 'ambulance',
    name: 'Ambulance 1, Chennai',
    city: 'Chennai',
    note: 'With a ventilator and a paramedic.',
    phone: '+91 44 0000 0021',
  },
  { kind: 'ambulance', name: 'Ambulance 2, Delhi', city: 'Delhi', phone: '+91 11 0000 0022' },
  {
    kind: 'vehicle',
    name: 'Car with a ramp, Chennai',
    city: 'Chennai',
    capacity: 4,
    note: 'For one wheelchair and three others.',
  },
  { kind: 'vehicle', name: 'Minibus, Mumbai', city: 'Mumbai', capacity: 12 },
  { kind: 'bed', name: 'Beds kept for us, Chennai', city: 'Chennai', capacity: 4 },
  { kind: 'bed', name: 'Beds kept for us, Hyderabad', city: 'Hyderabad', capacity: 2 },
  {
    kind: 'room',
    name: 'Second guest house, Chennai',
    city: 'Chennai',
    capacity: 6,
    note: 'Two rooms are on the ground floor.',
  },
  {
    kind: 'nurse',
    name: 'Night nurse, Chennai',
    city: 'Chennai',
    languages: ['ta', 'en'],
    hours: { weekdays: [1, 2, 3, 4, 5, 6, 7], opens: 20 * 60, closes: 6 * 60 },
  },
  { kind: 'nurse', name: 'Nurse for visits, Bengaluru', city: 'Bengaluru', languages: ['kn', 'en'], hours: WORKDAYS },
  {
    kind: 'fund',
    name: 'Emergency fund',
    city: 'Chennai',
    capacity: 1_500_000,
    note: 'For nights and journeys that nobody could plan.',
  },
];

export interface DemoNeed {
  kind: ResourceKind;
  title: string;
  details?: string;
  city: string;
  language?: string;
  quantity: number;
  state: NeedState;
  /** Hours from now, at the full hour. */
  from: number;
  until: number;
  /** Of the first incident of the demo that runs. */
  of_incident?: boolean;
  /** Of the newest open case that is as far as this stage. */
  of_stage?: number;
  closed_note?: string;
  commitments?: readonly { resource: string; state: CommitmentState; quantity: number; note?: string }[];
}

export const DEMO_NEEDS: readonly DemoNeed[] = [
  {
    kind: 'vehicle',
    title: 'A car for the family with the wheelchair',
    details: 'From the guest house without power to the second one.',
    city: 'Chennai',
    quantity: 4,
    state: 'met',
    from: -2,
    until: 3,
    of_incident: true,
    commitments: [
      { resource: 'Car with a ramp, Chennai', state: 'dispatched', quantity: 4, note: 'The driver calls at the gate.' },
    ],
  },
  {
    kind: 'room',
    title: 'Rooms for two families tonight',
    city: 'Chennai',
    quantity: 2,
    state: 'met',
    from: -1,
    until: 20,
    of_incident: true,
    commitments: [{ resource: 'Second guest house, Chennai', state: 'committed', quantity: 2 }],
  },
  {
    kind: 'interpreter',
    title: 'Interpreter for a talk before an operation',
    details: 'The surgeon explains the risks; the family signs afterwards.',
    city: 'Chennai',
    language: 'so',
    quantity: 1,
    state: 'open',
    of_stage: 7,
    from: 20,
    until: 22,
    commitments: [{ resource: 'Abdi Warsame (demo)', state: 'offered', quantity: 1 }],
  },
  {
    kind: 'nurse',
    title: 'Dressing after discharge, three evenings',
    city: 'Delhi',
    quantity: 1,
    state: 'open',
    from: 8,
    until: 80,
  },
  {
    kind: 'vehicle',
    title: 'Pickup at the airport',
    details: 'Two people, three suitcases.',
    city: 'Chennai',
    quantity: 1,
    state: 'open',
    of_stage: 5,
    from: 44,
    until: 48,
  },
  {
    kind: 'ambulance',
    title: 'From the airport to the hospital',
    city: 'Delhi',
    quantity: 1,
    state: 'closed',
    from: -52,
    until: -48,
    closed_note: 'The patient is on the ward.',
    commitments: [{ resource: 'Ambulance 2, Delhi', state: 'released', quantity: 1 }],
  },
];
