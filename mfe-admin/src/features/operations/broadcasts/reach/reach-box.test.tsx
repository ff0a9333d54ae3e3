import type { BroadcastAudience, BroadcastDetail, BroadcastReach } from '@ayana/contracts/operations';
import { render, screen } from '@testing-library/react';
import { audienceWords } from './audience-words';
import { ReachBox } from './reach-box';

const AUDIENCE: BroadcastAudience = {
  kind: 'people',
  roles: ['patient'],
  countries: ['Kenya', 'Bangladesh'],
  languages: ['bn'],
  stages: [6],
  hospital_ids: ['h'],
  arrives_from: '2031-03-01',
  arrives_until: '2031-03-09',
  journey_ids: [],
  with_patients: true,
  with_families: true,
};
const ANYONE: BroadcastAudience = {
  ...AUDIENCE,
  roles: [],
  countries: [],
  languages: [],
  stages: [],
  hospital_ids: [],
  arrives_from: null,
  arrives_until: null,
  with_families: false,
};
const REACH: BroadcastReach = {
  people: 120,
  messages: { mail: 120, text: 0, bell: 0 },
  languages: [{ language: 'en', count: 120 }],
  left_out: [{ channel: 'mail', reason: 'no_address', count: 3 }],
  unknown: {},
  asleep: {
    people: 23,
    first_until: '2031-01-10T22:00:00Z',
    last_until: '2031-01-11T02:00:00Z',
    zones: [
      { time_zone: 'Asia/Dhaka', count: 20 },
      { time_zone: 'Africa/Nairobi', count: 3 },
    ],
  },
  sample: [{ key: '1', name: 'Amina Rahman', kind: 'patient', country: 'Kenya', language: 'en', channels: ['mail'] }],
  hospitals: [{ id: 'h', name: 'Harbour Hospital' }],
  journeys: [],
};
const broadcast = (changes: Partial<BroadcastDetail>): BroadcastDetail =>
  ({ audience: AUDIENCE, reach: REACH, is_urgent: false, ...changes }) as BroadcastDetail;

test('every filter is said in words, and a broadcast without one is for every account', () => {
  expect(audienceWords(AUDIENCE, REACH)).toEqual([
    ['Roles', 'Patient'],
    ['Countries', 'Kenya and Bangladesh'],
    ['Languages of the account', 'Bengali'],
    ['Completed stage', expect.any(String)],
    ['Hospitals', 'Harbour Hospital'],
    ['Arrives in India', expect.stringMatching(/2031 to /)],
    ['And', 'families and companions of these people too'],
  ]);
  expect(audienceWords(ANYONE, { hospitals: [], journeys: [] })).toEqual([['For', 'every account with a role']]);
  const journeys = { ...ANYONE, kind: 'journeys' as const, journey_ids: ['j'], with_families: true };
  expect(audienceWords(journeys, { hospitals: [], journeys: [{ id: 'j', name: 'Nadia Karim' }] })).toEqual([
    ['Patients of the incident', 'Nadia Karim'],
    ['Goes to', 'the patients and their families and companions'],
  ]);
});

test('who decides sees how many, whose night it is, who is left out, and some of the readers', () => {
  render(<ReachBox broadcast={broadcast({})} />);
  expect(screen.getByText('120 readers')).toBeInTheDocument();
  expect(screen.getByText('23 readers have quiet hours now')).toBeInTheDocument();
  expect(screen.getByText('Dhaka 20 and Nairobi 3')).toBeInTheDocument();
  expect(screen.getByText(/Sent now, it waits for each of them/)).toBeInTheDocument();
  expect(screen.getByText('3 by Email: Email address not confirmed')).toBeInTheDocument();
  expect(screen.getByText('Some of them')).toBeInTheDocument();
  expect(screen.getByText('Amina Rahman')).toBeInTheDocument();
});

test('what is urgent wakes them; nobody may sleep; what has left shows nothing', () => {
  const { rerender, container } = render(<ReachBox broadcast={broadcast({ is_urgent: true })} />);
  expect(screen.getByText('It is urgent: sent now, it wakes them.')).toBeInTheDocument();
  const awake = { ...REACH, asleep: { people: 0, first_until: null, last_until: null, zones: [] } };
  rerender(<ReachBox broadcast={broadcast({ reach: awake })} />);
  expect(screen.getByText('It is a quiet hour for none of them now.')).toBeInTheDocument();
  rerender(<ReachBox broadcast={broadcast({ reach: null })} />);
  expect(container).toBeEmptyDOMElement();
});
