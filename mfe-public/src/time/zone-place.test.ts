import { zonePlace } from './zone-place';

it('a zone is named after its place', () => {
  expect(zonePlace('Africa/Nairobi')).toBe('Nairobi');
  expect(zonePlace('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
});
