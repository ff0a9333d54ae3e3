import { networkOf, ONE_CUSTOMER } from './network.js';

test.each([
  ['203.0.113.77', '203.0.113.77/32'],
  ['::ffff:203.0.113.77', '203.0.113.77/32'],
  ['2001:db8:85a3:1234:5678:8a2e:370:7334', '2001:db8:85a3:1234::/64'],
  ['2001:db8:85a3:1234::1', '2001:db8:85a3:1234::/64'],
  ['unknown', null],
])('%s is the customer %s', (address, customer) => {
  expect(networkOf(address, ONE_CUSTOMER)).toBe(customer);
});
