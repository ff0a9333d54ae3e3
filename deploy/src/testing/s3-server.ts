import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** An S3 server in the file system. It ships no types; these are of what is used here. */
type S3rver = new (options: {
  directory: string;
  silent: boolean;
  /** It signs the slash of a list's prefix in its own way. */
  allowMismatchedSignatures: boolean;
  configureBuckets: { name: string }[];
}) => {
  configureBuckets(): Promise<unknown>;
  callback(): (request: IncomingMessage, response: ServerResponse) => void;
};
const S3rver = createRequire(import.meta.filename)('@20minutes/s3rver') as S3rver;

export interface S3Server {
  /** For RELEASES_URL. */
  readonly url: string;
  /** Environment variables for its clients. */
  readonly credentials: { AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string };
  /** Puts small objects below the address, straight onto its disk. */
  place(keys: readonly string[]): void;
  /** From now on, what is put under a key that ends like this is damaged on its way to the disk. */
  damage(ending: string): void;
  /** Statuses of the reads of keys that end like this, in the order they were answered. */
  answers(ending: string): number[];
  stop(): Promise<void>;
}

const BUCKET = 'releases';
const PREFIX = 'live';
/** How it names an object's file. */
const OBJECT = '._S3rver_object';

/**
 * A real S3 server on a free port, in a folder that goes with it. No S3 server in the npm registry honours
 * conditional writes yet, so a proxy in front adds them as Amazon documents them ("Conditional writes"): 412 when `If-Match` or
 * `If-None-Match` does not hold, one write to a key at a time.
 * @param conditional false leaves the proxy out: a bucket that ignores conditions
 */
export async function startS3(options: { conditional?: boolean } = {}): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'ayana-s3-'));
  const s3 = new S3rver({
    directory,
    silent: true,
    allowMismatchedSignatures: true,
    configureBuckets: [{ name: BUCKET }],
  });
  await s3.configureBuckets();
  const handle = s3.callback();
  const tags = new Map<string, string>();
  const writing = new Map<string, Promise<void>>();
  const damaged = new Set<string>();
  const reads: { key: string; status: number }[] = [];

  const write = async (key: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const known = tags.get(key);
    const { 'if-match': match, 'if-none-match': noneMatch } = request.headers;
    const holds = (match === undefined || match === known) && (noneMatch === undefined || known === undefined);
    if (options.conditional !== false && !holds) {
      request.resume();
      response.writeHead(412, { 'content-type': 'application/xml' });
      response.end(
        '<?xml version="1.0"?><Error><Code>PreconditionFailed</Code><Message>A precondition did not hold</Message></Error>',
      );
      return;
    }
    await new Promise<void>((resolve) => {
      response.once('close', () => {
        const tag = response.getHeader('etag');
        if (typeof tag === 'string') tags.set(key, tag);
        if ([...damaged].some((ending) => key.endsWith(ending)))
          appendFileSync(join(directory, `${key}${OBJECT}`), 'damaged');
        resolve();
      });
      handle(request, response);
    });
  };

  const server = createServer((request, response) => {
    const key = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname).slice(1);
    if (request.method !== 'PUT') {
      if (request.method === 'GET') response.once('finish', () => reads.push({ key, status: response.statusCode }));
      handle(request, response);
      return;
    }
    const turn = (writing.get(key) ?? Promise.resolve()).then(() => write(key, request, response));
    writing.set(key, turn);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `s3://${BUCKET}/${PREFIX}?endpoint=http://127.0.0.1:${port}`,
    // The default credentials of this server.
    credentials: { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
    place: (keys) => {
      for (const key of keys) {
        const file = join(directory, BUCKET, PREFIX, `${key}${OBJECT}`);
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, 'a file');
      }
    },
    damage: (ending) => void damaged.add(ending),
    answers: (ending) => reads.flatMap(({ key, status }) => (key.endsWith(ending) ? [status] : [])),
    stop: async () => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
