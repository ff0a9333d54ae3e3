import { framesOf, logText } from './index.ts';

test.each([
  ['invalid input syntax for type uuid: "Amara"', 'invalid input syntax for type uuid: …'],
  [`Unexpected token 'A', "Amara O'Neil" is not valid JSON`, 'Unexpected token … is not valid JSON'],
  ['an unbalanced "Amara "Okafor" here', 'an unbalanced … here'],
  ['550 <amara@example.org> unknown, call +254 712 000 000', '550 <<address>> unknown, call <number>'],
  ['a@b.co and c@d.ef, 254 712 000 000 and 254 713 000 000', '<address> and <address>, <number> and <number>'],
  ['The first line\nuser { name: Amara }', 'The first line'],
  ['connect ECONNREFUSED ::1:5432', 'connect ECONNREFUSED ::1:5432'],
])('%s', (message, logged) => {
  expect(logText(message)).toBe(logged);
});

test('the frames of an error contain no line of its message', () => {
  const frames = framesOf(new Error('Amara\n    at home with Amara'));
  expect(frames.join()).toContain('log-text.test.ts');
  expect(frames.join()).not.toContain('Amara');
});

test('a message is cut at 300 characters, a stack at eight frames without their indent', () => {
  expect(logText('x'.repeat(301))).toBe('x'.repeat(300));
  const error = new Error('x');
  error.stack = ['Error: x', ...Array.from({ length: 9 }, (_each, line) => `    at call (/file.ts:${line}:1)`)].join(
    '\n',
  );
  expect(framesOf(error)).toHaveLength(8);
  expect(framesOf(error)[0]).toBe('at call (/file.ts:0:1)');
  delete error.stack;
  expect(framesOf(error)).toEqual([]);
});
