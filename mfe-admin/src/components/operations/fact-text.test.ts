import { factText } from './fact-text';

const now = new Date('2026-11-26T12:00:00Z');

test.each([
  ['missed_arrival', { place: 'Chennai', landing_at: '2026-11-26T09:00:00Z' }, 'Landed in Chennai 3 hours ago'],
  ['silent_patient', { heard_at: null }, 'Never heard from'],
  ['silent_patient', { heard_at: '2026-11-20T12:00:00Z' }, 'Last heard from: 6 days ago'],
  ['red_flag_check_in', { flags: ['fever', 'pain'], day: 7 }, 'Strong pain and fever, day 7 after discharge'],
  [
    'unseen_critical_result',
    { results: 2, entered_at: '2026-11-26T11:00:00Z' },
    '2 critical results, entered 1 hour ago',
  ],
  ['visa_lapsing', { valid_until: '2026-12-03' }, 'Valid until 3 Dec 2026'],
  ['late_enquiry', { received_at: '2026-11-25T12:00:00Z' }, 'Received yesterday'],
  ['late_enquiry', { count: 12 }, '12 enquiries are late'],
  ['complaint_cluster', { count: 3 }, '3 complaints or bad ratings'],
  ['guessed_sign_ins', { count: 1 }, '1 series of wrong passwords'],
  ['failing_mails', { count: 1200 }, '1,200 emails'],
] as const)('%s with %j', (kind, facts, text) => expect(factText(kind, facts, now)).toBe(text));
