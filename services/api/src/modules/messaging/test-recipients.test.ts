import { mayReceiveTests } from './test-recipients.js';

const ALLOWED = ['tester@ayana.example', '@test.ayana.example'];

test.each([
  ['tester@ayana.example', true],
  [' Tester@Ayana.example ', true],
  ['anyone@test.ayana.example', true],
  ['other@ayana.example', false],
  ['anyone@evil-test.ayana.example', false],
  ['anyone@test.ayana.example.org', false],
  ['"@test.ayana.example"@evil.example', false],
])('%s may receive tests: %s', (address, may) => {
  expect(mayReceiveTests(address, ALLOWED)).toBe(may);
});

test('without a list nothing leaves', () => {
  expect(mayReceiveTests('tester@ayana.example', [])).toBe(false);
});
