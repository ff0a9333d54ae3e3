import { networkOf } from '../../../platform/http/limits/network.js';
import { DEVICE_NETWORK_BITS } from './device.js';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['10.0.0.255', '10.0.0.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:85a3:1234:5678:8a2e:370:7334', '2001:db8:85a3::/48'],
  ['::1', '::/48'],
  ['unknown', null],
  ['', null],
])('%s is in %s', (address, network) => {
  expect(networkOf(address, DEVICE_NETWORK_BITS)).toBe(network);
});
