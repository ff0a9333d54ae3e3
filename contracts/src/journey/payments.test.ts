import { paymentsOfQuote } from './index.ts';

const line = (category: 'room' | 'surgeon', unit_price: number, quantity = 1, included = true) => ({
  category,
  unit_price,
  quantity,
  included,
});

test('an accepted quote asks for its deposit and for its room, also where the room is not in the price', () => {
  const lines = [line('surgeon', 250_000), line('room', 12_050, 5), line('room', 1_000, 2, false)];
  expect(paymentsOfQuote({ deposit: 100_000, lines })).toEqual([
    { kind: 'deposit', amount: 100_000 },
    { kind: 'room_fee', amount: 62_250 },
  ]);
});

test('nothing is asked for that the quote does not name', () => {
  expect(paymentsOfQuote({ deposit: null, lines: [line('surgeon', 1)] })).toEqual([]);
  expect(paymentsOfQuote({ deposit: 0, lines: [line('room', 0)] })).toEqual([]);
});
