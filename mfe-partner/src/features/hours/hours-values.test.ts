import { hoursErrors, lineElsewhere, valuesOf } from './hours-values';

const line = { weekday: 7, from_time: '10:00', to_time: '12:00', kind: 'both' } as const;

test('hours are shown on a patient’s clock, also on the day the clock changes there', () => {
  const elsewhere = (now: string, zone = 'Europe/Berlin') => {
    const found = lineElsewhere(line, 'Asia/Kolkata', zone, new Date(now));
    return found === null ? null : [found.start.toISOString(), found.end.toISOString()];
  };
  // Sunday, 25 October 2026: ten in India is half past four in UTC, whatever Berlin does that night.
  expect(elsewhere('2026-10-23T10:00:00Z')).toEqual(['2026-10-25T04:30:00.000Z', '2026-10-25T06:30:00.000Z']);
  // On the day itself it is today, until midnight in India.
  expect(elsewhere('2026-10-25T18:00:00Z')).toEqual(['2026-10-25T04:30:00.000Z', '2026-10-25T06:30:00.000Z']);
  expect(elsewhere('2026-10-25T19:00:00Z')).toEqual(['2026-11-01T04:30:00.000Z', '2026-11-01T06:30:00.000Z']);
  expect(elsewhere('2026-10-23T10:00:00Z', 'Asia/Kolkata')).toBeNull();
  const berlin = lineElsewhere(line, 'Europe/Berlin', 'Asia/Kolkata', new Date('2026-10-23T10:00:00Z'));
  expect(berlin?.start.toISOString()).toBe('2026-10-25T09:00:00.000Z');
});

test('lines that end before they begin, overlap or are empty are named', () => {
  const lines = [
    line,
    { ...line, from_time: '11:00', to_time: '13:00' },
    { ...line, weekday: 1, to_time: '09:00' },
    { ...line, weekday: 2, from_time: '' },
  ];
  expect(Object.entries(hoursErrors({ time_zone: 'Asia/Kolkata', lines })).map(([field]) => field)).toEqual([
    'lines.1.from_time',
    'lines.2.to_time',
    'lines.3.from_time',
  ]);
});

test('hours of one kind keep it', () => {
  const doctor = { id: 'd', full_name: 'Dr Rao', hospital_name: 'Lake', kinds: ['video' as const] };
  const values = valuesOf({
    doctor,
    time_zone: 'Asia/Kolkata',
    version: 1,
    updated_at: '2026-06-01T00:00:00.000Z',
    hours: [{ weekday: 1, from_time: '09:00', to_time: '10:00', kinds: ['video'] }],
    may_change: true,
    exceptions: [],
    talks: [],
  });
  expect(values.lines).toEqual([{ weekday: 1, from_time: '09:00', to_time: '10:00', kind: 'video' }]);
});
