import { inboxItem } from '../testing/inbox-item.factory';
import { visitorAnswers, preferredChannel } from './visitor-answers';

test('a requested slot is an instant where the time zone is known', () => {
  const { preferred, zone, place, subject } = visitorAnswers(
    inboxItem({
      payload: {
        preferred_date: '2026-11-25',
        preferred_time: '10:00 AM',
        timezone: 'UTC+01:00',
        city: 'Lagos',
        procedure_interest: 'Total knee replacement',
      },
    }),
  );
  expect(preferred?.at?.toISOString()).toBe('2026-11-25T09:00:00.000Z');
  expect(zone).toEqual({ zone: '+01:00', place: 'Lagos' });
  expect(place).toBe('Lagos, Nigeria');
  expect(subject).toBe('Total knee replacement');
});

test('the zone’s name wins, then the offset, then the country', () => {
  const zoneOf = (payload: Record<string, string>, country: string | null = 'Nepal'): string | undefined =>
    visitorAnswers(inboxItem({ country, payload })).zone?.zone;
  expect(zoneOf({ time_zone: 'Asia/Kathmandu', timezone: 'UTC+06:00' })).toBe('Asia/Kathmandu');
  expect(zoneOf({ timezone: 'UTC+06:00' })).toBe('+06:00');
  expect(zoneOf({})).toBe('Asia/Kathmandu');
  expect(zoneOf({}, 'Other')).toBeUndefined();
  expect(zoneOf({}, null)).toBeUndefined();
});

test('every answer is shown', () => {
  const { texts, facts, destination, subject } = visitorAnswers(
    inboxItem({
      payload: {
        notes: 'He is 68.',
        medical_condition: 'Diabetes',
        destination_preference: 'Kochi',
        procedure_interest: 'Cataract',
        specialization: 'Ophthalmology',
        a_new_field: 'something',
        city: 'Ndola',
        email: 'said@elsewhere.example',
        reason: ' ',
      },
    }),
  );
  expect(texts).toEqual([
    { label: 'Condition', text: 'Diabetes' },
    { label: 'What the doctor should know', text: 'He is 68.' },
  ]);
  expect([subject, destination]).toEqual(['Cataract', 'Kochi']);
  expect(facts).toEqual([
    ['Specialisation', 'Ophthalmology'],
    ['A new field', 'something'],
  ]);
});

test('a slot in an unknown zone is shown as it was written', () => {
  const { preferred } = visitorAnswers(
    inboxItem({ country: null, payload: { preferred_date: '2026-11-25', preferred_time: '10:00 AM' } }),
  );
  expect(preferred).toEqual({ date: '2026-11-25', time: '10:00 AM', at: null });
});

test('a support request is named by its topic, its message is among the texts', () => {
  const { subject, texts, facts } = visitorAnswers(
    inboxItem({ kind: 'contact', payload: { topic: 'Flights', message: 'Our flight was moved.' } }),
  );
  expect(subject).toBe('Flights');
  expect(texts).toEqual([{ label: 'Message', text: 'Our flight was moved.' }]);
  expect(facts).toEqual([]);
});

test('whether they asked for video or phone', () => {
  expect(preferredChannel(inboxItem({ kind: 'contact' }))).toBeNull();
  expect(preferredChannel(inboxItem({ payload: { consultation_type: 'Phone Consultation' } }))).toBe('phone');
  expect(
    preferredChannel(inboxItem({ kind: 'video_consultation', payload: { consultation_type: 'phone_consultation' } })),
  ).toBe('phone');
  expect(preferredChannel(inboxItem({ kind: 'video_consultation' }))).toBe('video');
});
