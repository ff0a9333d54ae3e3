import { placeOf } from './two-clocks';

it('calls a zone by its place', () => {
  expect(placeOf('Africa/Nairobi')).toBe('Nairobi');
  expect(placeOf('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
});
