import { calendarFile } from './calendar-file.ts';
import {
  CONSULTATION_TYPES,
  consultationMinutes,
  hasPassed,
  slotInstant,
  SPECIALIZATIONS,
  TIME_SLOTS,
  VIDEO_CONSULTATION_TYPES,
  VIDEO_REASON_DEFAULT,
} from './index.ts';

test('the eight slots, fifteen specialisations and fixed values of the specification', () => {
  expect(TIME_SLOTS.join()).toBe('9:00 AM,10:00 AM,11:00 AM,1:00 PM,2:00 PM,3:00 PM,4:00 PM,5:00 PM');
  expect(CONSULTATION_TYPES).toEqual(['Video Consultation', 'Phone Consultation']);
  expect(VIDEO_CONSULTATION_TYPES).toEqual(['video_consultation', 'phone_consultation']);
  expect(SPECIALIZATIONS).toHaveLength(15);
  expect(VIDEO_REASON_DEFAULT).toBe('Video consultation request');
});

test.each([
  ['9:00 AM', '2026-05-14T03:15:00.000Z'],
  ['11:00 AM', '2026-05-14T05:15:00.000Z'],
  ['1:00 PM', '2026-05-14T07:15:00.000Z'],
  ['5:00 PM', '2026-05-14T11:15:00.000Z'],
] as const)('%s in Kathmandu', (slot, instant) => {
  expect(slotInstant('2026-05-14', slot, 'Asia/Kathmandu').toISOString()).toBe(instant);
});

test('a slot has passed from its start', () => {
  const passed = (now: string) => hasPassed('2026-05-14', '9:00 AM', 'Asia/Kathmandu', new Date(now));
  expect(passed('2026-05-14T03:14:59.999Z')).toBe(false);
  expect(passed('2026-05-14T03:15:00.000Z')).toBe(true);
  expect(passed('2026-05-14T03:15:00.001Z')).toBe(true);
});

test('a video consultation takes 45 minutes, a call 30', () => {
  expect(consultationMinutes('Video Consultation')).toBe(45);
  expect(consultationMinutes('video_consultation')).toBe(45);
  expect(consultationMinutes('Phone Consultation')).toBe(30);
  expect(consultationMinutes('phone_consultation')).toBe(30);
});

test('a calendar file says where to meet once there is a place', () => {
  const entry = {
    id: '0193a4c0-7f1a-7abc-8def-0123456789ab',
    starts_at: '2026-11-24T04:30:00.000Z',
    ends_at: '2026-11-24T05:15:00.000Z',
    summary: 'Talk',
    description: 'Number',
  };
  expect(calendarFile({ ...entry, url: null })).not.toMatch(/LOCATION|URL/);
  const url = 'https://meet.example/room?a=1,2';
  const lines = calendarFile({ ...entry, url }).split('\r\n');
  expect(lines).toContain(String.raw`LOCATION:https://meet.example/room?a=1\,2`);
  expect(lines).toContain(`URL:${url}`);
});
