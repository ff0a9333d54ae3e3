import { mayApprove } from './index.ts';

test('nobody approves what they are involved in; unknown people stop no one', () => {
  expect(mayApprove('anna', ['ben', null, undefined])).toBe(true);
  expect(mayApprove('anna', [])).toBe(true);
  expect(mayApprove('anna', ['ben', 'anna'])).toBe(false);
});
