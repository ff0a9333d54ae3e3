import { createReadStream, statSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
};

/** Sends a file of a dev build; nothing of it is ever kept by a browser. False when there is no such file. */
export function sendAsset(
  response: ServerResponse,
  folder: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): boolean {
  const file = normalize(join(folder, decodeURIComponent(path)));
  const type = TYPES[extname(file)];
  if (!file.startsWith(folder + sep) || type === undefined) return false;
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.isFile() !== true) return false;
  response.writeHead(200, {
    'content-type': type,
    'content-length': stats.size,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  createReadStream(file).pipe(response);
  return true;
}
