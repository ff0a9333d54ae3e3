import ipaddr from 'ipaddr.js';

/** How many bits of an address are kept, by its version. */
export interface PrefixBits {
  ipv4: number;
  ipv6: number;
}

/**
 * The addresses of one customer of a provider: an IPv4 address, or the 64 bits of an IPv6 prefix (RFC 6177), within which a device may
 * change its address at any time.
 */
export const ONE_CUSTOMER: PrefixBits = { ipv4: 32, ipv6: 64 };

/** `203.0.113.0/24`, `2001:db8:85a3::/48`; null for an invalid address. */
export function networkOf(address: string, prefix: PrefixBits): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  const bits = prefix[parsed.kind()];
  const network = ipaddr[parsed.kind() === 'ipv4' ? 'IPv4' : 'IPv6'].networkAddressFromCIDR(
    `${parsed.toString()}/${bits}`,
  );
  return `${network.toString()}/${bits}`;
}
