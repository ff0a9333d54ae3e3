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
