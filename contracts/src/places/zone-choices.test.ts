import { chosenZone, zoneChoices } from './zone-choices.ts';

const namesOf = (besides: readonly string[]) => zoneChoices(besides, 'en').map(({ name }) => name);

test('some thirty zones have plain names', () => {
  const names = namesOf([]);
  expect(names).toHaveLength(32);
  expect(names).toEqual(expect.arrayContaining(['Nairobi, East Africa Time', 'Kolkata, India Standard Time']));
  expect(names.filter((name) => /[_/]/.test(name))).toEqual([]);
});

test('the device’s zone and one that was chosen earlier come first, once', () => {
  const zones = zoneChoices(['Pacific/Fiji', 'Asia/Thimphu', 'Pacific/Fiji', 'Africa/Nairobi'], 'en');
  expect(zones.slice(0, 3).map(({ zone }) => zone)).toEqual(['Pacific/Fiji', 'Asia/Thimphu', 'America/Los_Angeles']);
  expect(zones).toHaveLength(34);
});

test('a device without a place is on UTC', () => expect(namesOf(['UTC'])[0]).toBe('UTC'));

test('an older name of a zone is the same choice', () => {
  expect(namesOf(['Asia/Calcutta', 'Asia/Katmandu'])).toHaveLength(32);
  expect(['Asia/Calcutta', 'Africa/Nairobi', 'Pacific/Fiji'].map(chosenZone)).toEqual([
    'Asia/Kolkata',
    'Africa/Nairobi',
    'Pacific/Fiji',
  ]);
});
