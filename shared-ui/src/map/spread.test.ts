import { spread } from './spread';

test('places that are too near get room, and those apart stay', () => {
  const spots = spread(
    [
      { id: 'Delhi', x: 100, y: 100 },
      { id: 'Noida', x: 104, y: 100 },
      { id: 'Twin', x: 104, y: 100 },
      { id: 'Chennai', x: 300, y: 600 },
    ],
    40,
  );
  for (const [at, one] of spots.entries())
    for (const other of spots.slice(at + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(39.5);
  expect(spots[3]).toEqual({ id: 'Chennai', x: 300, y: 600 });
});
