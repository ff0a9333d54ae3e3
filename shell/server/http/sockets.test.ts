/** @jest-environment node */
import { connectionsFor, connectionsPerAddressFor, networkOf, openFilesLimit } from './sockets';

// Connections end by the servers' time limits, which a busy machine reaches late.
jest.setTimeout(30_000);

it('leaves descriptors for files and the API', () => {
  expect(connectionsFor(1_024)).toBe(362);
  expect(connectionsFor(20_000)).toBe(9_850);
  expect(connectionsFor(1_048_576)).toBe(10_000);
  expect(connectionsFor(100)).toBe(64);
  expect(connectionsFor(undefined)).toBe(10_000);
  expect(connectionsPerAddressFor(362)).toBe(181);
  expect(connectionsPerAddressFor(9_850)).toBe(1_000);
});

it('knows how many descriptors this process may have', () => {
  const limit = openFilesLimit();
  expect(limit === undefined || limit >= 64).toBe(true);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::'],
  [undefined, ''],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
