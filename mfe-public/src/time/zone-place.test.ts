import { zonePlace } from './zone-place';

it('calls a zone by its place', () => {
  expect(zonePlace('Africa/Nairobi')).toBe('Nairobi');
  expect(zonePlace('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
});
