import { BlockList, isIP, isIPv4 } from 'node:net';

/** Ranges of IPv4 that are no public address (IANA's registry of special-purpose addresses). */
const INSIDE_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** Of IPv6 only 2000::/3 is public; within it these carry IPv4 addresses, or are for documents. */
const INSIDE_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const;

const inside = new BlockList();
for (const [net, prefix] of INSIDE_4) inside.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of INSIDE_6) inside.addSubnet(net, prefix, 'ipv6');
const outside6 = new BlockList();
outside6.addSubnet('2000::', 3, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

const familyOf = (ip: string): 'ipv4' | 'ipv6' => (isIPv4(ip) ? 'ipv4' : 'ipv6');

/** Whether an IP address is on the public internet. */
export function isPublicIp(ip: string): boolean {
  if (isIP(ip) === 0) return false;
  const family = familyOf(ip);
  return (family === 'ipv4' || outside6.check(ip, 'ipv6')) && !inside.check(ip, family);
}

export const isLoopbackIp = (ip: string): boolean => isIP(ip) !== 0 && loopback.check(ip, familyOf(ip));

/** The IP address that a URL names itself; null for a name. */
export const literalOf = ({ hostname }: URL): string | null => {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return isIP(bare) === 0 ? null : bare;
};

/** Names that are never of the public internet (RFC 6761, RFC 6762, RFC 8375). */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa|invalid|test|example|onion)\.?$/i;

/**
 * An address that this server may call for a person: `https:`, without a name and password, at a public host. What its name leads to is
 * checked again when it is called (`postOutside`).
 * @param local whether this machine may be called too, over `http:`: never in production
 * @returns null for any other text
 */
export function outsideAddress(text: string, local: boolean): URL | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (url.username !== '' || url.password !== '' || url.hostname === '') return null;
  const ip = literalOf(url);
  if (local && (url.hostname === 'localhost' || (ip !== null && isLoopbackIp(ip)))) return url;
  if (url.protocol !== 'https:' || url.port !== '') return null;
  if (ip !== null) return isPublicIp(ip) ? url : null;
  return LOCAL_NAME.test(url.hostname) || !url.hostname.includes('.') ? null : url;
}
