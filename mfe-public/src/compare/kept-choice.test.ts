import { keepChoice, keptChoice, toggleChoice } from './kept-choice';

const id = (n: number): string => `0190a000-0000-7000-8000-00080000000${n}`;

it('a choice is kept by the browser, hospitals apart from doctors', () => {
  toggleChoice('hospitals', id(1));
  toggleChoice('hospitals', id(2));
  toggleChoice('hospitals', id(1));
  expect(keptChoice('hospitals')).toEqual([id(2)]);
  expect(keptChoice('doctors')).toEqual([]);
  expect(localStorage.getItem('ayana.compare.hospitals')).toBe(JSON.stringify([id(2)]));
  keepChoice('hospitals', []);
  expect(localStorage.getItem('ayana.compare.hospitals')).toBe('[]');
});
