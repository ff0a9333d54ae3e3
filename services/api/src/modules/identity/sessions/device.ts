import type { FastifyRequest } from 'fastify';
import { networkOf } from '../../../platform/http/limits/network.js';

/** What a session stores about the device it was opened on: enough for its owner to recognise it. */
export interface Device {
  /** The browser's user agent. */
  user_agent: string | null;
  /** The network, without the part that identifies one device. */
  network: string | null;
}

const USER_AGENT_LIMIT = 300;
/** Bits of an address that are stored: many customers of a provider share them. */
export const DEVICE_NETWORK_BITS = { ipv4: 24, ipv6: 48 } as const;

export function deviceOf(request: FastifyRequest): Device {
  return {
    user_agent: request.headers['user-agent']?.slice(0, USER_AGENT_LIMIT) ?? null,
    network: networkOf(request.ip, DEVICE_NETWORK_BITS),
  };
}
