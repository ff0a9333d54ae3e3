import { inquiryEntry, mergeEntries, momentOfId, type Entry } from './entry';

const entry = (id: string, is_read = false): Entry => ({ id, title: id, text: '', at: null, is_read });

test('the time of a UUIDv7 is in its first 48 bits; other ids have none', () => {
  expect(momentOfId('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')).toBe('2022-02-22T19:22:22.000Z');
  expect(momentOfId('017f22e2-79b0-4cc3-98c4-dc0c0c07398f')).toBeNull();
});

test('an inquiry is unread until its status is read', () => {
  const id = '017f22e2-79b0-7cc3-98c4-dc0c0c07398f';
  expect(inquiryEntry({ id, email_address: 'a@people.example', status: 'unread' }).is_read).toBe(false);
  expect(inquiryEntry({ id, email_address: 'a@people.example', status: 'read' }).is_read).toBe(true);
});

test('pages are joined without duplicates; entries marked since then are read', () => {
  const merged = mergeEntries(
    [
      [entry('3'), entry('2')],
      [entry('2', true), entry('1')],
    ],
    new Set(['1']),
  );
  expect(merged.map(({ id, is_read }) => [id, is_read])).toEqual([
    ['3', false],
    ['2', false],
    ['1', true],
  ]);
});
