import { createReadStream, existsSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShellRelease } from '../shell-release';
import type { BucketMirror } from '../releases/bucket-mirror';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

/** Version folders never change: browsers cache their files for a year. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** `/releases/<remote>/<version>/web/…` from the store, `/shell/<version>/…` from the store or this server's own build. */
export function serveReleases(
  app: FastifyInstance,
  options: { store: string; release: ShellRelease; mirror: Pick<BucketMirror, 'bring'> | undefined },
): void {
  const { mirror, store, release } = options;
  // For portal-kit's watcher, which reads only the generation header.
  app.get('/releases/generation', async (_request, reply) =>
    reply.code(204).header('cache-control', 'no-store').send(),
  );
  app.get<{ Params: { remote: string; version: string; '*': string } }>(
    '/releases/:remote/:version/web/*',
    async (request, reply) => {
      const { remote, version, '*': path } = request.params;
      await mirror?.bring(remote, version, `web/${path}`);
      return sendFile(request, reply, join(store, remote, version, 'web'), path);
    },
  );
  app.get<{ Params: { version: string; '*': string } }>('/shell/:version/*', async (request, reply) => {
    const { version, '*': path } = request.params;
    await mirror?.bring('shell', version, `web/${path}`);
    const stored = join(store, 'shell', version, 'web');
    const folder = existsSync(join(stored, path)) || version !== release.version ? stored : release.folder;
    return sendFile(request, reply, folder, path);
  });
}

function sendFile(
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  folder: string,
  path: string,
): FastifyReply {
  const file = normalize(join(folder, path));
  const type = TYPES[extname(file)];
  const found =
    !file.startsWith(folder + sep) || type === undefined ? undefined : pick(file, request.headers['accept-encoding']);
  if (found === undefined)
    return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n');
  if (found.encoding !== undefined) reply.header('content-encoding', found.encoding);
  return reply
    .header('cache-control', IMMUTABLE)
    .header('vary', 'Accept-Encoding')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('content-length', found.size)
    .type(type ?? 'application/octet-stream')
    .send(createReadStream(found.file));
}

/** The smallest encoding that the browser accepts; compressed files were created at publishing. */
function pick(
  file: string,
  accept: string | string[] | undefined,
): { file: string; encoding?: string; size: number } | undefined {
  const accepted = String(accept ?? '');
  for (const [encoding, suffix] of ENCODINGS) {
    if (!accepted.includes(encoding)) continue;
    const size = sizeOf(file + suffix);
    if (size !== undefined) return { file: file + suffix, encoding, size };
  }
  const size = sizeOf(file);
  return size === undefined ? undefined : { file, size };
}

/** Size of a file in bytes; undefined where it does not exist, or its name is too long for the file system. */
function sizeOf(file: string): number | undefined {
  try {
    const found = statSync(file, { throwIfNoEntry: false });
    return found?.isFile() === true ? found.size : undefined;
  } catch {
    return undefined;
  }
}
