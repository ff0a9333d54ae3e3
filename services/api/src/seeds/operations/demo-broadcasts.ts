import { patientHref } from '@ayana/contracts/journey';
import type { Role } from '@ayana/contracts/identity';
import type {
  BroadcastChannel,
  BroadcastEntry,
  BroadcastPurpose,
  BroadcastState,
  BroadcastText,
  BroadcastVariable,
} from '@ayana/contracts/operations';
import type { NewsletterTopic } from '@ayana/contracts/newsletter';

/** A broadcast of the demo; times are hours before now, negative ones are to come. All of it is invented. */
export interface DemoBroadcast {
  title: string;
  purpose: BroadcastPurpose;
  topic?: NewsletterTopic;
  channels: readonly BroadcastChannel[];
  state: BroadcastState;
  /** Of the incident that runs. */
  of_incident?: true;
  texts: readonly BroadcastText[];
  variables?: readonly BroadcastVariable[];
  link?: string;
  is_urgent?: true;
  author: Role;
  approver?: Role;
  created: number;
  begun?: number;
  finished?: number;
  sends?: number;
  /** Shares of its readers: the rest waits. */
  results?: { delivered: number; failed: number; skipped: number; opened: number; unsubscribed: number };
  entries: readonly (readonly [hours: number, actor: Role | null, event: BroadcastEntry['event'], note?: string])[];
}

const english = (subject: string, body: string, more: Partial<BroadcastText> = {}): BroadcastText => ({
  language: 'en',
  subject,
  body,
  text: null,
  link_label: null,
  ...more,
});

export const DEMO_BROADCASTS: readonly DemoBroadcast[] = [
  {
    title: 'New prices for dental implants',
    purpose: 'promotion',
    topic: 'costs',
    channels: ['mail'],
    state: 'draft',
    texts: [
      english(
        'What a dental implant costs next year',
        'Hello {{name}},\n\n{{clinic}} has published its prices for next year.',
      ),
    ],
    variables: [{ name: 'clinic', language: 'en', value: 'Our clinic in Kochi' }],
    author: 'ayana_staff',
    created: 5,
    entries: [[5, 'ayana_staff', 'created']],
  },
  {
    title: 'Guest house without power: where you stay tonight',
    purpose: 'mandatory',
    channels: ['mail', 'bell'],
    state: 'in_review',
    of_incident: true,
    is_urgent: true,
    texts: [
      english(
        'You stay at {{house}} tonight',
        'Hello {{name}},\n\nyour guest house has no power this evening. A car brings {{patient}} to {{house}}. The rooms are on the ground floor.\n\nCall us at any hour: +1 555 0100.',
      ),
    ],
    variables: [{ name: 'house', language: 'en', value: 'Harbour Light, Mylapore' }],
    author: 'ayana_staff',
    created: 2,
    entries: [
      [1.4, 'ayana_staff', 'submit'],
      [1.8, 'ayana_staff', 'tested'],
      [2, 'ayana_staff', 'created'],
    ],
  },
  {
    title: 'Visa rules for attendants change in January',
    purpose: 'mandatory',
    channels: ['mail', 'bell'],
    state: 'approved',
    texts: [
      english(
        'Attendants need a letter of their own',
        'Hello {{name}},\n\nfrom January on everyone who travels with a patient needs a letter of the hospital. Ask your case manager for it two weeks before you fly.',
        { link_label: 'Your journey' },
      ),
    ],
    link: patientHref('home'),
    author: 'ayana_staff',
    approver: 'admin',
    created: 30,
    entries: [
      [6, 'admin', 'approve', 'Checked with the travel desk.'],
      [8, 'ayana_staff', 'submit'],
      [30, 'ayana_staff', 'created'],
    ],
  },
  {
    title: 'Our winter newsletter',
    purpose: 'promotion',
    topic: 'treatments',
    channels: ['mail'],
    state: 'scheduled',
    texts: [
      english(
        'Recovering in winter',
        'Hello {{name}},\n\nhow knees and hips recover when it is cold, and three walks our patients like.',
        {
          link_label: 'Read on',
        },
      ),
    ],
    link: '/blog',
    author: 'ayana_staff',
    approver: 'super_admin',
    created: 50,
    sends: -40,
    entries: [
      [19, 'super_admin', 'schedule'],
      [20, 'super_admin', 'approve'],
      [26, 'ayana_staff', 'submit'],
      [50, 'ayana_staff', 'created'],
    ],
  },
  {
    title: 'How to reach us over the holidays',
    purpose: 'mandatory',
    channels: ['mail', 'bell'],
    state: 'sending',
    texts: [
      english(
        'We answer at any hour, also over the holidays',
        'Hello {{name}},\n\nthe office is closed for two days. The line for patients in India is open day and night.',
      ),
    ],
    author: 'ayana_staff',
    approver: 'admin',
    created: 20,
    begun: 1,
    results: { delivered: 0.6, failed: 0.05, skipped: 0, opened: 0, unsubscribed: 0 },
    entries: [
      [1, 'ayana_staff', 'begin'],
      [3, 'admin', 'approve'],
      [12, 'ayana_staff', 'submit'],
      [20, 'ayana_staff', 'created'],
    ],
  },
  {
    title: 'Fog in Delhi: look at your flight',
    purpose: 'mandatory',
    channels: ['mail'],
    state: 'paused',
    texts: [
      english(
        'Fog in Delhi this week',
        'Hello {{name}},\n\nflights to Delhi may be diverted until Friday. We watch yours, and write if it changes.',
        {
          link_label: 'Your flights',
        },
      ),
    ],
    link: patientHref('travel'),
    author: 'ayana_staff',
    approver: 'admin',
    created: 28,
    begun: 26,
    results: { delivered: 0.4, failed: 0, skipped: 0, opened: 0.2, unsubscribed: 0 },
    entries: [
      [25, 'admin', 'pause', 'The forecast has changed.'],
      [26, 'ayana_staff', 'begin'],
      [27, 'admin', 'approve'],
      [27.5, 'ayana_staff', 'submit'],
      [28, 'ayana_staff', 'created'],
    ],
  },
  {
    title: 'Hospitals that joined us this autumn',
    purpose: 'promotion',
    topic: 'hospitals',
    channels: ['mail'],
    state: 'sent',
    texts: [
      english(
        'Four hospitals have joined us',
        'Hello {{name}},\n\nmeet the four hospitals in Chennai, Kochi and Pune that joined us this autumn.',
        {
          link_label: 'Meet them',
        },
      ),
    ],
    link: '/hospitals',
    author: 'ayana_staff',
    approver: 'super_admin',
    created: 240,
    begun: 200,
    finished: 199.8,
    results: { delivered: 0.9, failed: 0.06, skipped: 0.04, opened: 0.45, unsubscribed: 0.06 },
    entries: [
      [199.8, null, 'finish'],
      [200, 'ayana_staff', 'begin'],
      [201, 'super_admin', 'approve'],
      [220, 'ayana_staff', 'submit'],
      [240, 'ayana_staff', 'created'],
    ],
  },
  {
    title: 'Airport strike in Chennai',
    purpose: 'mandatory',
    channels: ['mail'],
    state: 'cancelled',
    texts: [english('A strike at the airport of Chennai', 'Hello {{name}},\n\ndrivers may be late on Monday.')],
    author: 'ayana_staff',
    created: 330,
    entries: [
      [326, 'ayana_staff', 'cancel', 'The strike was called off.'],
      [330, 'ayana_staff', 'created'],
    ],
  },
];
