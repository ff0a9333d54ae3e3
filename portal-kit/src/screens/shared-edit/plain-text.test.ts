import { plainText } from './plain-text';

test('what a field holds is words: nothing, yes and no, numbers, lists by line', () => {
  expect([null, undefined, '', true, false, 0, 'Knee'].map(plainText)).toEqual(['', '', '', 'Yes', 'No', '0', 'Knee']);
  expect(plainText(['Hindi', 'English'])).toBe('Hindi\nEnglish');
});

test('an item of a list is one line, without what only names it', () => {
  const lines = [
    { key: 1, id: 'a1', label: 'Surgeon', price: 200, included: true },
    { key: 2, id: 'a2', label: '', price: null, included: false },
  ];
  expect(plainText(lines)).toBe('Surgeon, 200, Yes\nNo');
});

test('a day is one that people read', () => {
  expect(plainText('2026-12-01')).toBe('1 Dec 2026');
});
