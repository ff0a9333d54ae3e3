import { withoutLiterals } from './without-literals.js';

test.each([
  ["alter role ayana_app password 'secret'", 'alter role ayana_app password …'],
  ["select * from users where name = 'O''Brien' and id = $1", 'select * from users where name = … and id = $1'],
  [String.raw`select E'it\'s Amina', 2`, 'select …, …'],
  ['do $$ begin perform 1; end $$', 'do …'],
  ['select $body$ Amina $body$, $2', 'select …, $2'],
  ["select 1 -- for amina@example.com\nfrom t1 /* +254 712 */ where phone = '25", 'select … from t1 where phone = …'],
  ['select 0.5, -12, t2.c3', 'select …, -…, t2.c3'],
])('%s has no value left', (statement, shown) => {
  expect(withoutLiterals(statement)).toBe(shown);
});

test('a long statement is cut', () => {
  expect(withoutLiterals(`select ${'a, '.repeat(1000)}`).length).toBeLessThan(610);
});
