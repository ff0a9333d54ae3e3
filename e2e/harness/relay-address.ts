import { networkInterfaces } from 'node:os';

export interface RelayAddress {
  readonly host: string;
  readonly port: number;
  /** Shared with the API, which makes from it a name and a password for each person. */
  readonly secret: string;
}

/** On this machine's address in its network: browsers take no candidates from a loopback address. */
export function relayAddress(port: number): RelayAddress {
  const own = Object.values(networkInterfaces())
    .flatMap((each) => each ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  return { host: own?.address ?? '127.0.0.1', port, secret: 'a secret of the relay in tests' };
}
