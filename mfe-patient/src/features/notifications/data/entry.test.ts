import type { PatientNotification } from '@ayana/contracts/realtime';
import { entryOf, momentOfId } from './entry';

test('the time of a UUIDv7 is in its first 48 bits; other ids have none', () => {
  expect(momentOfId('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')).toBe('2022-02-22T19:22:22.000Z');
  expect(momentOfId('017f22e2-79b0-4cc3-98c4-dc0c0c07398f')).toBeNull();
});

test('an inquiry is unread until its status is read', () => {
  const id = '017f22e2-79b0-7cc3-98c4-dc0c0c07398f';
  expect(entryOf({ id, email_address: 'a@people.example', status: 'unread' })).toMatchObject({ id, is_read: false });
  expect(entryOf({ id, email_address: 'a@people.example', status: 'read' }).is_read).toBe(true);
});

test('a notification leads to its page, a question to the questions', () => {
  const notification: PatientNotification = {
    id: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
    patient_id: '017f22e2-79b0-7cc3-98c4-dc0c0c073990',
    journey_id: null,
    case_number: null,
    title: 'A quote has arrived',
    message: 'Compare it with the others.',
    notification_type: 'journey_update',
    stage_number: 4,
    metadata: { kind: 'quote', path: '/patient-portal/quotes' },
    is_read: false,
    read_at: null,
    created_at: '2026-11-20T10:35:00.000Z',
  };
  expect(entryOf(notification).place).toBe('/patient-portal/quotes');
  expect(entryOf({ ...notification, metadata: {} }).place).toBe('/patient-portal');
  expect(entryOf({ id: notification.id, email_address: 'a@people.example', status: 'unread' }).place).toBe(
    '/questions',
  );
});

test('a question is shown in its own words, and its newest answer once there is one', () => {
  const question = {
    id: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
    email_address: 'a@people.example',
    status: 'unread' as const,
    message: 'When may I fly?',
    received_at: '2026-11-20T08:00:00.000Z',
    answers: [],
  };
  expect(entryOf(question)).toMatchObject({
    title: 'Your question',
    text: 'When may I fly?',
    at: question.received_at,
  });
  const answer = (text: string, at: string) => ({ id: text, text, at, staff_name: 'Asha' });
  const answers = [
    answer('In two weeks.', '2026-11-20T09:00:00.000Z'),
    answer('Or ten days.', '2026-11-20T10:00:00.000Z'),
  ];
  expect(entryOf({ ...question, answers })).toMatchObject({
    title: 'We have answered your question',
    text: 'Or ten days.',
    at: '2026-11-20T10:00:00.000Z',
  });
});
