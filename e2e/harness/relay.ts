import { createServer } from 'turn-server';

import type { RelayAddress } from './relay-address.ts';

/** A TURN server that takes names and passwords as coturn does with `use-auth-secret`. */
export async function startRelay({ host, port, secret }: RelayAddress): Promise<{ stop(): Promise<void> }> {
  const server = createServer({
    auth: { mechanism: 'long-term', realm: 'ayana.test', secret },
    relay: { ip: host, externalIp: host },
    listen: [{ port, address: host, transport: 'udp' }],
  });
  await new Promise<void>((resolve, reject) => {
    server.on('listening', () => resolve());
    server.on('error', reject);
    server.start();
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        server.stop(() => resolve());
      }),
  };
}
