import { ORDER_NUMBER, scannedNumber } from './order-numbers.ts';

test('a number is read however it was typed or scanned', () => {
  for (const text of ['L-100023', ' l100023', 'L 100023\r', 'Ｌ－100023']) expect(scannedNumber(text)).toBe('L-100023');
  expect(scannedNumber('p_100007')).toBe('P-100007');
});

test('the number of a tube stays as it is', () => {
  expect(scannedNumber('s-000012')).toBe('S-000012');
  expect(scannedNumber('26/0441 b')).toBe('26/0441 B');
  expect(ORDER_NUMBER.test('S-000012')).toBe(false);
});
