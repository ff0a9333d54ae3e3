import { barsOfWeek } from './turn-bars';

const turn = (name: string, from_at: string, until_at: string) => ({
  person: { id: name, name },
  from_at,
  until_at,
  override_id: null,
});

test('a turn is drawn in each week it touches, from handover to handover by the clock of the rota', () => {
  const calendar = [
    turn('Asha', '2026-11-16T03:30:00Z', '2026-11-23T03:30:00Z'),
    turn('Ben', '2026-11-23T03:30:00Z', '2026-11-30T03:30:00Z'),
  ];
  const bars = barsOfWeek('2026-11-23', 'Asia/Kolkata', calendar);
  // 09:00 of Monday is 9 of 168 hours.
  expect(bars.map(({ turn: { person }, start, length }) => [person.name, start, length])).toEqual([
    ['Asha', 0, 9 / 168],
    ['Ben', 9 / 168, 159 / 168],
  ]);
  expect(barsOfWeek('2026-12-07', 'Asia/Kolkata', calendar)).toEqual([]);
});
