import { readRecordNumber } from './index.ts';

test.each([
  ['sr-000123', { kind: 'service_request', number: 123 }],
  ['SR 12', { kind: 'service_request', number: 12 }],
  ['NEED-000007', { kind: 'need', number: 7 }],
  ['INC-000004', { kind: 'incident', number: 4 }],
  ['DRILL-000005', { kind: 'incident', number: 5 }],
  [' ay-7k3f9q ', { kind: 'inbox_item', reference: 'AY-7K3F9Q' }],
  ['ay-7k2q4', { kind: 'journey', pattern: 'AY-7K2Q4' }],
  ['AY-7K', null],
  ['https://example.org', null],
  ['', null],
])('%s', (text, expected) => {
  expect(readRecordNumber(text)).toEqual(expected);
});
