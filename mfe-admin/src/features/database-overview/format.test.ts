import { durationText, percentText, sizeText } from './format';

test.each([
  [0, '0 byte'],
  [900, '900 byte'],
  [8192, '8 kB'],
  [13_002_000, '12.4 MB'],
  [5_000_000_000_000_000, '4,550 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test('milliseconds become seconds from one second on', () => {
  expect([0.42, 999, 1500, 125_000].map(durationText)).toEqual(['0.42 ms', '999 ms', '1.5 secs', '125 secs']);
});

test('a part of one is a percentage', () => {
  expect([1, 0.9987, 0].map(percentText)).toEqual(['100%', '99.9%', '0%']);
});
