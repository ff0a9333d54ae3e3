import { mailContent } from '../templates/templates.js';
import { MAIL_SAMPLES } from '../samples/mail-samples.js';
import type { ConsultationConfirmedMailData } from '../templates/enquiry-data.js';

function calendar(changes: Partial<ConsultationConfirmedMailData> = {}): string {
  const data = { ...MAIL_SAMPLES.consultation_confirmed, ...changes };
  const { content } =
    mailContent('consultation_confirmed', data, {
      publicOrigin: 'https://a.example',
      replyTo: 'care@ayana.example',
      oneTimeToken: (purpose, id) => `${id}.${purpose}`,
      permanentToken: (purpose, id) => `${id}.${purpose}`,
    }).calendar ?? {};
  // Long lines are folded (RFC 5545, 3.1).
  return (content ?? '').replace(/\r\n[ \t]/g, '');
}

function field(ics: string, name: string): string | undefined {
  return new RegExp(`^${name}(?:;[^:]*)?:(.*)$`, 'm').exec(ics.replaceAll('\r', ''))?.[1];
}

test.each([
  // zone, offset, date, time, start in UTC, end in UTC
  ['Africa/Nairobi', 'UTC+03:00', '2026-11-24', '10:00 AM', '20261124T070000Z', '20261124T074500Z'],
  ['Asia/Kathmandu', 'UTC+06:00', '2026-11-24', '5:00 PM', '20261124T111500Z', '20261124T120000Z'],
  ['Europe/London', 'UTC+00:00', '2026-07-01', '9:00 AM', '20260701T080000Z', '20260701T084500Z'],
  ['Europe/London', 'UTC+00:00', '2026-12-01', '9:00 AM', '20261201T090000Z', '20261201T094500Z'],
  ['America/New_York', 'UTC-05:00', '2026-03-08', '9:00 AM', '20260308T130000Z', '20260308T134500Z'],
  ['America/New_York', 'UTC-05:00', '2026-11-01', '9:00 AM', '20261101T140000Z', '20261101T144500Z'],
  ['Australia/Lord_Howe', 'UTC+11:00', '2026-01-15', '1:00 PM', '20260115T020000Z', '20260115T024500Z'],
  ['Pacific/Kiritimati', 'UTC+12:00', '2026-01-01', '9:00 AM', '20251231T190000Z', '20251231T194500Z'],
  ['-12:00', null, '2026-11-24', '5:00 PM', '20261125T050000Z', '20261125T054500Z'],
  ['+05:30', null, '2026-11-24', '11:00 AM', '20261124T053000Z', '20261124T061500Z'],
  [null, 'UTC-12:00', '2026-11-24', '5:00 PM', '20261125T050000Z', '20261125T054500Z'],
  [null, 'UTC+12:00', '2026-11-24', '9:00 AM', '20261123T210000Z', '20261123T214500Z'],
  [null, 'UTC+05:30', '2026-11-24', '11:00 AM', '20261124T053000Z', '20261124T061500Z'],
  [null, 'UTC+00:00', '2026-11-24', '1:00 PM', '20261124T130000Z', '20261124T134500Z'],
])('%s %s: %s %s is %s', (time_zone, timezone, preferred_date, preferred_time, start, end) => {
  const ics = calendar({ time_zone, timezone, preferred_date, preferred_time });
  expect(field(ics, 'DTSTART')).toBe(start);
  expect(field(ics, 'DTEND')).toBe(end);
});

test('a phone consultation takes 30 minutes, in either spelling', () => {
  for (const consultation_type of ['Phone Consultation', 'phone_consultation']) {
    expect(field(calendar({ consultation_type }), 'DTEND')).toBe('20261124T073000Z');
  }
});

test('is an invitation whose UID stays while its sequence increases', () => {
  const first = calendar();
  const moved = calendar({ preferred_date: '2026-11-25', sequence: 1 });
  expect(field(first, 'METHOD')).toBe('REQUEST');
  expect(field(first, 'UID')).toBe(`${MAIL_SAMPLES.consultation_confirmed.id}@ayana.example`);
  expect(field(moved, 'UID')).toBe(field(first, 'UID'));
  expect([field(first, 'SEQUENCE'), field(moved, 'SEQUENCE')]).toEqual(['0', '1']);
  expect(field(first, 'DTSTAMP')).toBe('20261120T124000Z');
  expect(first).toMatch(/^ATTENDEE;.*RSVP=TRUE.*:MAILTO:amina\.otieno@example\.com$/im);
});

test('a name cannot add lines or end its parameter', () => {
  const ics = calendar({ name: 'Eve"\r\nATTENDEE:mailto:eve@example.com\r\nX-INJECTED:1' });
  expect(ics.match(/^ATTENDEE/gm)).toHaveLength(1);
  expect(ics).not.toMatch(/^X-INJECTED/m);
});
