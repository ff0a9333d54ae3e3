import { consultationMinutes, PROCEDURE_GROUPS, slotInstant, SPECIALIZATIONS, TIME_SLOTS } from './index.ts';

test('the eight slots and fifteen specialisations of the specification', () => {
  expect(TIME_SLOTS).toHaveLength(8);
  expect(SPECIALIZATIONS).toHaveLength(15);
});

test('procedures are offered once each', () => {
  const names = PROCEDURE_GROUPS.flatMap((group) => group.procedures);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['9:00 AM', '2026-05-14T03:15:00.000Z'],
  ['11:00 AM', '2026-05-14T05:15:00.000Z'],
  ['1:00 PM', '2026-05-14T07:15:00.000Z'],
  ['5:00 PM', '2026-05-14T11:15:00.000Z'],
] as const)('%s in Kathmandu', (slot, instant) => {
  expect(slotInstant('2026-05-14', slot, 'Asia/Kathmandu').toISOString()).toBe(instant);
});

test('a video consultation takes 45 minutes, a call 30', () => {
  expect(consultationMinutes('Video Consultation')).toBe(45);
  expect(consultationMinutes('video_consultation')).toBe(45);
  expect(consultationMinutes('Phone Consultation')).toBe(30);
  expect(consultationMinutes('phone_consultation')).toBe(30);
});
