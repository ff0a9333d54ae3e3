import { faultsOf } from './check-drawing.ts';
import { hospital, hospitalLook } from './hospital.ts';

const NAMES = ['Lantern', 'Pomelo', 'Quiet Harbour', 'Slow River', 'Copper Lamp', 'Seven Kites', 'Jute Bridge'];
const ENDINGS = ['Hospital', 'Heart Centre', 'Children’s Hospital', 'Clinic', 'Institute', 'Medical College', 'Care'];
/** Forty-nine hospitals of one city, which is the worst case. */
const IN_ONE_CITY = NAMES.flatMap((name) => ENDINGS.map((ending) => ({ name: `${name} ${ending}`, city: 'Mumbai' })));

it('puts hospitals of one city together from different parts', () => {
  const looks = IN_ONE_CITY.map((each) => Object.values(hospitalLook(each)).join());
  const shared = looks.filter((each, index) => looks.indexOf(each) !== index);
  expect(shared.length).toBeLessThanOrEqual(4);
});

it('draws the same hospital the same way, and its beds as storeys only', () => {
  const record = { name: 'Lantern Hospital', city: 'Mumbai', beds: 200 };
  expect(hospital(record)).toBe(hospital({ ...record }));
  expect(hospital({ ...record, beds: 700 })).not.toBe(hospital(record));
});

it.each([40, 300, 2500])('keeps the colours and the weight of the look with %d beds, in every city', (beds) => {
  for (const each of IN_ONE_CITY) expect(faultsOf('hospital-x', hospital({ ...each, beds }))).toEqual([]);
  for (const city of ['Kochi', 'Delhi', 'Gurugram', 'Jaipur', 'Nowhere', 'constructor'])
    expect(faultsOf('hospital-x', hospital({ name: 'Lantern Hospital', city, beds }))).toEqual([]);
});
