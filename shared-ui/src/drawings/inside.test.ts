import { faultsOf } from './check-drawing.ts';
import { hospitalInside } from './inside.ts';
import { THEATRE_KITS } from './inside/record.ts';
import type { InsideRecord } from './inside/record.ts';

const SCENES = ['desk', 'room', 'theatre', 'garden'] as const;
const RECORD: InsideRecord = {
  name: 'Lantern Hospital',
  city: 'Mumbai',
  beds: 480,
  languages: 6,
  always_open: true,
  by_day: false,
  kit: 'heart',
};
const drawn = (change: Partial<InsideRecord>) => (scene: (typeof SCENES)[number]) =>
  hospitalInside(scene, { ...RECORD, ...change });

it('draws the same hospital the same way, and another in no room the same', () => {
  expect(SCENES.map(drawn({}))).toEqual(SCENES.map(drawn({})));
  const hospitals = ['Lantern', 'Pomelo', 'Quiet Harbour', 'Slow River', 'Copper Lamp', 'Seven Kites'];
  for (const scene of SCENES)
    expect(new Set(hospitals.map((name) => drawn({ name: `${name} Hospital` })(scene))).size).toBe(hospitals.length);
});

it('shows what is known of the hospital', () => {
  expect(drawn({ languages: 2 })('desk')).not.toBe(drawn({})('desk'));
  expect(drawn({ always_open: false })('desk')).not.toBe(drawn({})('desk'));
  expect(drawn({ by_day: true })('room')).not.toBe(drawn({})('room'));
  expect(new Set(THEATRE_KITS.map((kit) => drawn({ kit })('theatre'))).size).toBe(THEATRE_KITS.length);
});

it.each(['Mumbai', 'Jaipur', 'Kochi', 'Nowhere'])('keeps the colours and the weight of the look in %s', (city) => {
  for (const by_day of [true, false])
    for (const kit of THEATRE_KITS)
      for (const scene of SCENES) expect(faultsOf('inside-x', drawn({ city, kit, by_day })(scene))).toEqual([]);
});
