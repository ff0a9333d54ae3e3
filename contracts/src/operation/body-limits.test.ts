import { BODY_LIMIT, bodyRuleOf, largestBody } from './index.ts';

const KB = 1024;
const MB = 1024 * KB;

test.each([
  [undefined, 128 * KB, false],
  ['application/json', 128 * KB, false],
  ['application/x-www-form-urlencoded', 128 * KB, false],
  ['text/csv', 2 * MB, false],
  ['Text/CSV; charset=utf-8', 2 * MB, false],
  ['application/offset+octet-stream', 10 * MB, true],
  ['message/rfc822', 30 * MB, true],
  ['Multipart/Form-Data; boundary=x', 11 * MB, true],
])('%s: %d bytes, streamed: %s', (type, bytes, streamed) => {
  expect(bodyRuleOf(type)).toEqual({ bytes, streamed });
});

test('the largest of those read whole, and of those passed on', () => {
  expect([BODY_LIMIT, largestBody(false), largestBody(true)]).toEqual([128 * KB, 2 * MB, 30 * MB]);
});
