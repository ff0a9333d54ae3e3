import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** What a session keeps of where it was opened: enough for its owner to recognise it. */
export interface Device {
  /** The browser, as it names itself. */
  user_agent: string | null;
  /** The network, without the part that names one device. */
  network: string | null;
}

const USER_AGENT_LIMIT = 300;
/** Bits of an address that are kept: a provider's customers share the rest. */
const KEPT = { ipv4: 24, ipv6: 48 } as const;

/** `203.0.113.0/24`, `2001:db8:85a3::/48`; null for what is no address. */
export function networkOf(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const parsed = ipaddr.process(address);
  const bits = KEPT[parsed.kind()];
  const network = ipaddr[parsed.kind() === 'ipv4' ? 'IPv4' : 'IPv6'].networkAddressFromCIDR(
    `${parsed.toString()}/${bits}`,
  );
  return `${network.toString()}/${bits}`;
}

export function deviceOf(request: FastifyRequest): Device {
  return {
    user_agent: request.headers['user-agent']?.slice(0, USER_AGENT_LIMIT) ?? null,
    network: networkOf(request.ip),
  };
}
