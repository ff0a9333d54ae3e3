import {
  anchorOf,
  arrivalOf,
  dueBefore,
  flightFor,
  hangsOnLanding,
  isTooEarly,
  type JourneyFlight,
  leadsToDeparture,
  manifestMoment,
  meetBy,
  shiftedLeg,
  type TimedLeg,
} from './index.ts';

const at = (text: string): Date => new Date(`2026-12-${text}Z`);
const NOW = at('01T10:00');

test.each([
  // The visa is applied for 30 days before, the flights are booked 21 days before.
  ['visa', new Date('2027-02-10T04:30:00Z'), new Date('2027-01-11T04:30:00Z')],
  ['flights', new Date('2027-02-10T04:30:00Z'), new Date('2027-01-20T04:30:00Z')],
  ['lodging', new Date('2027-02-10T04:30:00Z'), new Date('2027-01-27T04:30:00Z')],
  ['ticket', at('12T10:00'), at('02T10:00')],
  ['ticket', at('12T10:01'), at('02T10:01')],
  ['ticket', at('12T09:59'), at('02T10:00')],
  ['visa', null, at('02T10:00')],
] as const)('%s for an admission on %s is due on %s', (task, admission, due) => {
  expect(dueBefore(admission, task, NOW)).toEqual(due);
});

test.each([
  [at('20T06:00'), at('22T06:00'), at('19T06:00')],
  [null, at('22T06:00'), at('20T06:00')],
  [null, null, at('03T10:00')],
])('landing on %s, admitted on %s: met by %s', (landing, admission, by) => {
  expect(meetBy(landing, admission, NOW)).toEqual(by);
});

test('a flight lands at its end, and starts where no end is known; others hang on the landing or on the departure', () => {
  const [starts_at, ends_at] = ['2026-12-10T06:00:00Z', '2026-12-10T18:00:00Z'];
  expect([arrivalOf({ starts_at, ends_at }), arrivalOf({ starts_at, ends_at: null })]).toEqual([ends_at, starts_at]);
  expect(anchorOf('flight', { starts_at, ends_at })).toEqual(new Date(ends_at));
  expect(anchorOf('flight', { starts_at, ends_at: null })).toEqual(new Date(starts_at));
  expect(anchorOf('return_flight', { starts_at, ends_at })).toEqual(new Date(starts_at));
});

const leg = (
  kind: TimedLeg['kind'],
  starts: string,
  ends: string | null = null,
  status: TimedLeg['status'] = 'booked',
) => ({
  kind,
  status,
  starts_at: at(starts),
  ends_at: ends === null ? null : at(ends),
});
const LANDING = at('10T12:00');

test.each([
  ['a pickup 3 h before it', leg('pickup', '10T09:00'), null, true],
  ['a pickup earlier than that', leg('pickup', '10T08:59'), null, false],
  ['a transfer at it', leg('transfer', '10T12:00'), null, true],
  ['a transfer before it', leg('transfer', '10T11:59'), null, false],
  ['a room the day before', leg('lodging', '09T12:00'), null, true],
  ['a room earlier than that', leg('lodging', '09T11:59'), null, false],
  ['a planned transfer 48 h after it', leg('transfer', '12T12:00', null, 'planned'), null, true],
  ['a transfer later than that', leg('transfer', '12T12:01'), null, false],
  ['a transfer after the admission', leg('transfer', '11T12:01'), at('11T12:00'), false],
  ['a transfer at the admission', leg('transfer', '11T12:00'), at('11T12:00'), true],
  ['a pickup at a landing after the admission', leg('pickup', '10T14:00'), at('09T12:00'), true],
  ['one much later than that', leg('pickup', '10T14:01'), at('09T12:00'), false],
  ['a leg that is done', leg('pickup', '10T12:00', null, 'done'), null, false],
  ['a leg that is cancelled', leg('pickup', '10T12:00', null, 'cancelled'), null, false],
  ['another flight', leg('flight', '10T12:00'), null, false],
  ['the admission', leg('admission', '10T12:00'), null, false],
])('%s hangs on a landing: %#', (_what, other, admission, hangs) => {
  expect(hangsOnLanding(other, LANDING, admission)).toBe(hangs);
});

test.each([
  ['a transfer at it', leg('transfer', '10T12:00'), true],
  ['a pickup 48 h before it', leg('pickup', '08T12:00'), true],
  ['a pickup earlier', leg('pickup', '08T11:59'), false],
  ['a transfer after it', leg('transfer', '10T12:01'), false],
  ['a room that ends on its day', leg('lodging', '01T12:00', '10T08:00', 'planned'), true],
  ['a room that ends after it', leg('lodging', '09T12:00', '10T12:01'), false],
  ['a room without an end', leg('lodging', '10T08:00'), false],
  ['a transfer that was missed', leg('transfer', '10T10:00', null, 'missed'), false],
  ['the admission', leg('admission', '10T10:00'), false],
])('%s leads to a flight home: %#', (_what, other, leads) => {
  expect(leadsToDeparture(other, LANDING)).toBe(leads);
});

const HOURS = 60 * 60_000;

test.each([
  ['a transfer', 'landing', leg('transfer', '10T12:00', '10T13:00'), 6, '10T18:00', '10T19:00'],
  ['a pickup without an end', 'departure', leg('pickup', '10T12:00'), -6, '10T06:00', null],
  ['the end of a room stays', 'landing', leg('lodging', '10T12:00', '20T10:00'), 24, '11T12:00', '20T10:00'],
  ['unless it begins after it', 'landing', leg('lodging', '10T12:00', '11T10:00'), 24, '11T12:00', '12T10:00'],
  ['or at it', 'landing', leg('lodging', '10T12:00', '11T12:00'), 24, '11T12:00', '12T12:00'],
  ['a room without an end', 'landing', leg('lodging', '10T12:00'), 24, '11T12:00', null],
  ['the start of a room stays', 'departure', leg('lodging', '10T12:00', '20T10:00'), -24, '10T12:00', '19T10:00'],
  ['unless it ends before it', 'departure', leg('lodging', '10T12:00', '11T10:00'), -48, '09T10:00', '09T10:00'],
  ['a room that never ended', 'departure', leg('lodging', '10T12:00'), -24, '10T12:00', null],
] as const)('moved with its flight: %s', (_what, what, other, hours, starts, ends) => {
  expect(shiftedLeg(other, hours * HOURS, what)).toEqual({
    starts_at: at(starts),
    ends_at: ends === null ? null : at(ends),
  });
});

test('from the airport to a bed are two hours; a flight home only has to come after the landing', () => {
  const tooEarly = (kind: 'admission' | 'return_flight', starts: string) => isTooEarly(kind, at(starts), LANDING);
  expect([tooEarly('admission', '10T13:59'), tooEarly('admission', '10T14:00')]).toEqual([true, false]);
  expect([tooEarly('return_flight', '10T11:59'), tooEarly('return_flight', '10T12:00')]).toEqual([true, false]);
});

test('a day of a manifest has the start of a leg, its end, or what lies between', () => {
  const moment = (day: string, first = '2026-12-10', last = '2026-12-12') => manifestMoment(day, first, last);
  expect(['2026-12-10', '2026-12-11', '2026-12-12'].map((day) => moment(day))).toEqual(['starts', 'lasts', 'ends']);
  expect(moment('2026-12-10', '2026-12-10', '2026-12-10')).toBe('starts');
});

const flight = (kind: JourneyFlight['kind'], when: string, journey_id = 'j1'): JourneyFlight => ({
  journey_id,
  kind,
  reference: `${kind} ${when}`,
  from_place: 'Nairobi',
  to_place: 'Chennai',
  time_known: true,
  at: at(when).toISOString(),
  zone: 'Asia/Kolkata',
});

test.each([
  ['pickup', [flight('flight', '09T12:00')], 'flight 09T12:00'],
  ['pickup', [flight('flight', '09T11:59'), flight('flight', '11T12:01')], null],
  ['pickup', [flight('flight', '11T12:00'), flight('flight', '10T09:00')], 'flight 10T09:00'],
  ['pickup', [flight('flight', '10T09:00'), flight('flight', '10T13:00')], 'flight 10T13:00'],
  ['pickup', [flight('return_flight', '10T13:00')], null],
  ['pickup', [flight('flight', '10T12:00', 'j2')], null],
  ['transfer', [flight('return_flight', '11T10:00'), flight('return_flight', '10T15:00')], 'return_flight 10T15:00'],
  ['transfer', [flight('return_flight', '10T12:00')], 'return_flight 10T12:00'],
  ['transfer', [flight('return_flight', '11T12:00')], 'return_flight 11T12:00'],
  ['transfer', [flight('return_flight', '10T11:59'), flight('return_flight', '11T12:01')], null],
  ['transfer', [flight('flight', '10T13:00')], null],
  ['lodging', [flight('flight', '10T12:00'), flight('return_flight', '10T12:00')], null],
] as const)('the flight of a %s at noon, of %#', (kind, flights, reference) => {
  const found = flightFor({ journey_id: 'j1', kind, starts_at: at('10T12:00').toISOString() }, flights);
  expect(found?.reference ?? null).toBe(reference);
  if (found !== null)
    expect(Object.keys(found)).toEqual(['reference', 'from_place', 'to_place', 'time_known', 'at', 'zone']);
});
