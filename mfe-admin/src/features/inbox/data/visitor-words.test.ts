import { inboxItem } from '../testing/inbox-item.factory';
import { visitorWords, wayToTalk } from './visitor-words';

test('a requested slot is an instant where the clock is known', () => {
  const { wish, zone, place, subject } = visitorWords(
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
  expect(wish?.at?.toISOString()).toBe('2026-11-25T09:00:00.000Z');
  expect(zone).toEqual({ zone: '+01:00', place: 'Lagos' });
  expect(place).toBe('Lagos, Nigeria');
  expect(subject).toBe('Total knee replacement');
});

test('the zone’s name wins, then the offset, then the country', () => {
  const zoneOf = (payload: Record<string, string>, country: string | null = 'Nepal'): string | undefined =>
    visitorWords(inboxItem({ country, payload })).zone?.zone;
  expect(zoneOf({ time_zone: 'Asia/Kathmandu', timezone: 'UTC+06:00' })).toBe('Asia/Kathmandu');
  expect(zoneOf({ timezone: 'UTC+06:00' })).toBe('+06:00');
  expect(zoneOf({})).toBe('Asia/Kathmandu');
  expect(zoneOf({}, 'Other')).toBeUndefined();
  expect(zoneOf({}, null)).toBeUndefined();
});

test('nothing that was written is left out', () => {
  const { texts, facts, destination, subject } = visitorWords(
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

test('a slot on an unknown clock is told as it was written', () => {
  const { wish } = visitorWords(
    inboxItem({ country: null, payload: { preferred_date: '2026-11-25', preferred_time: '10:00 AM' } }),
  );
  expect(wish).toEqual({ date: '2026-11-25', time: '10:00 AM', at: null });
});

test('a support request is told by its topic, its message stands with the texts', () => {
  const { subject, texts, facts } = visitorWords(
    inboxItem({ kind: 'contact', payload: { topic: 'Flights', message: 'Our flight was moved.' } }),
  );
  expect(subject).toBe('Flights');
  expect(texts).toEqual([{ label: 'Message', text: 'Our flight was moved.' }]);
  expect(facts).toEqual([]);
});

test('whether they want to be seen or called', () => {
  expect(wayToTalk(inboxItem({ kind: 'contact' }))).toBeNull();
  expect(wayToTalk(inboxItem({ payload: { consultation_type: 'Phone Consultation' } }))).toBe('phone');
  expect(
    wayToTalk(inboxItem({ kind: 'video_consultation', payload: { consultation_type: 'phone_consultation' } })),
  ).toBe('phone');
  expect(wayToTalk(inboxItem({ kind: 'video_consultation' }))).toBe('video');
});
