import { billAmounts } from './bill-due.ts';

test('what was received is paid; what is due, waived or only reported is not', () => {
  const deposit = { kind: 'deposit', status: 'received', amount: 90_000 } as const;
  const room = { kind: 'room_fee', status: 'received', amount: 10_000 } as const;
  expect(billAmounts(450_000, [])).toEqual({ paid: 0, deposit_paid: 0, amount_due: 450_000 });
  expect(billAmounts(450_000, [deposit, room])).toEqual({ paid: 100_000, deposit_paid: 90_000, amount_due: 350_000 });
  expect(billAmounts(450_000, [{ ...deposit, status: 'waived' }, room])).toMatchObject({ amount_due: 440_000 });
  expect(billAmounts(80_000, [deposit])).toMatchObject({ amount_due: -10_000 });
});
