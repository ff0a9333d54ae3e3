import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export interface StaticTwin {
  readonly origin: string;
  stop(): void;
}

/** The page without its scripts and what preloads them: same HTML, style, fonts and pictures, compressed as the site compresses. */
export async function startStaticTwin(site: string, path: string): Promise<StaticTwin> {
  const answer = await fetch(site + path, { headers: { 'accept-encoding': 'br, gzip' } });
  const html = withoutScripts(await answer.text());
  const encoding = answer.headers.get('content-encoding');
  const body = encoding === 'br' ? brotliCompressSync(html) : encoding === 'gzip' ? gzipSync(html) : Buffer.from(html);
  const server = createServer((asked, given) => {
    if (asked.url === path) {
      given.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        ...(encoding === null ? {} : { 'content-encoding': encoding }),
      });
      given.end(body);
      return;
    }
    // Everything else is the site's own file, handed through as it is.
    const { host: _host, ...headers } = asked.headers;
    const onwards = request(site + asked.url, { headers }, (found) => {
      given.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(given);
    });
    onwards.once('error', () => given.destroy());
    onwards.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const stop = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { origin, stop };
}

function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*\bas="script"[^>]*>/g, '')
    .replaceAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '');
}
