import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Twin {
  readonly origin: string;
  stop(): void;
}

export interface TwinAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/**
 * A site that answers some addresses itself and hands everything else through to the site, as it is.
 * @param answers by path with query; undefined for what the site answers
 */
export async function startTwin(site: string, answers: (path: string) => TwinAnswer | undefined): Promise<Twin> {
  const server = createServer((asked, given) => {
    const own = answers(asked.url ?? '/');
    if (own !== undefined) {
      given.writeHead(200, own.headers);
      given.end(own.body);
      return;
    }
    const { host: _host, ...headers } = asked.headers;
    const onwards = request(site + asked.url, { headers, method: asked.method }, (found) => {
      given.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(given);
    });
    onwards.once('error', () => given.destroy());
    asked.pipe(onwards);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { origin, stop };
}
