import { differences, mergeFields } from './merge';

const opened = { name: 'Knee', price: '100', words: ['sore'] };

test('changes of different fields are joined', () => {
  const mine = { ...opened, name: 'Knee replacement' };
  const theirs = { ...opened, price: '200', words: ['sore', 'worn'] };
  expect(mergeFields(opened, mine, theirs)).toEqual({
    conflicts: [],
    taken: ['price', 'words'],
    merged: { name: 'Knee replacement', price: '200', words: ['sore', 'worn'] },
  });
});

test('a field that both changed is a conflict, and keeps one’s own value; the same change is none', () => {
  const mine = { name: 'Knee replacement', price: '300', words: ['sore'] };
  const theirs = { name: 'Knee replacement', price: '200', words: ['sore'] };
  expect(mergeFields(opened, mine, theirs)).toEqual({ conflicts: ['price'], taken: [], merged: mine });
});

test('lists are compared by what they hold', () => {
  expect(differences(opened, { ...opened, words: ['sore'] })).toEqual([]);
  expect(differences(opened, { ...opened, words: [] })).toEqual(['words']);
});

test('the number that keeps an item in its place says nothing, a name that is called key does', () => {
  expect(differences({ lines: [{ key: 1, label: 'Ward' }] }, { lines: [{ key: 7, label: 'Ward' }] })).toEqual([]);
  expect(differences({ lines: [{ key: 'glucose', value: '' }] }, { lines: [{ key: 'urea', value: '' }] })).toEqual([
    'lines',
  ]);
});
