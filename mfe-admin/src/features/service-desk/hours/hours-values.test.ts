import { bodyOf, hoursErrors, minutesOf, valuesOf } from './hours-values';

const HOURS = {
  zone: 'Asia/Kolkata',
  weekdays: [1, 2],
  opens: 540,
  closes: 1080,
  holidays: ['2026-12-25'],
  version: 1,
  updated_at: '2026-11-20T10:00:00Z',
};

test('times of the form are minutes of the API, and midnight stays midnight', () => {
  expect(valuesOf(HOURS)).toMatchObject({ opens: '09:00', closes: '18:00' });
  expect(bodyOf(valuesOf({ ...HOURS, opens: 0, closes: 1440 }))).toMatchObject({ opens: 0, closes: 1440 });
  expect(bodyOf(valuesOf(HOURS))).toEqual({
    zone: 'Asia/Kolkata',
    weekdays: ['1', '2'],
    opens: 540,
    closes: 1080,
    holidays: ['2026-12-25'],
  });
  expect(minutesOf('9')).toBeNaN();
});

test('hours need a day, and an end after their beginning', () => {
  const values = valuesOf(HOURS);
  expect(Object.values(hoursErrors(values)).filter(Boolean)).toEqual([]);
  expect(hoursErrors({ ...values, weekdays: [] }).weekdays).toBe('Choose at least one working day.');
  expect(hoursErrors({ ...values, closes: '09:00' }).closes).toBe('The desk must close after it opens.');
  expect(hoursErrors({ ...values, opens: '' }).opens).toBe('Please give a time such as 09:00.');
});
