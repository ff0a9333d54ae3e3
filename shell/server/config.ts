import { join, resolve } from 'node:path';
import { type Locale, openLocales } from '@ayana/contracts/language';
import { type BucketAddress, parseStoreAddress, REVIEW_SECRET_LENGTH } from '@ayana/contracts/releases';
import { reviewKey } from '@ayana/tooling/release-signing/review-links.ts';
import { rolloutKey } from '@ayana/tooling/release-signing/rollout-tokens.ts';
import { connectionsFor, connectionsPerAddressFor, openFilesLimit, type SocketLimits } from './http/sockets';

export interface Config {
  /** What this process says it is; undefined: the version of its shell. */
  version: string | undefined;
  port: number;
  host: string;
  /** URL of the API, without a trailing slash. */
  apiOrigin: string;
  /** The public URL of the site, without a trailing slash. */
  publicOrigin: string;
  /** Folder of the release store, or of its local mirror when the store is in a bucket. */
  releases: string;
  /** The bucket that is mirrored. */
  bucket: BucketAddress | undefined;
  /** How many proxies are in front of the server; only that many entries of X-Forwarded-For are trusted. */
  trustedHops: number;
  production: boolean;
  /** The languages of the site: the made ones only where `PSEUDO_LOCALES=1` asks for them. */
  locales: readonly Locale[];
  /** Whether a browser may load a remote from its own computer: `npm run dev -- --only …`. */
  devRemotes: boolean;
  /** Of `REVIEW_SECRET`: what review links and the tokens of watched roll-outs are signed with; undefined: there are none. */
  keys: { reviews: Buffer; rollouts: Buffer } | undefined;
  logLevel: string;
  /** Where Prometheus reads this server's metrics; undefined where none are served. */
  metrics: { port: number; host: string } | undefined;
  sockets: SocketLimits;
  /** Longest wait for the API while a page is being rendered, in milliseconds. */
  pageReadTimeout: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the environment once; every bad variable is named in one error. */
export function readConfig(env: Environment, folder: string): Config {
  const problems: string[] = [];
  const number = (name: string, fallback: number): number => {
    const value = Number(env[name] ?? fallback);
    if (!Number.isInteger(value) || value < 0) problems.push(`${name} must be a whole number, not "${env[name]}"`);
    return value;
  };
  const origin = (name: string, fallback: string): string => {
    const text = env[name] ?? fallback;
    if (!URL.canParse(text)) {
      problems.push(`${name} must be an address like ${fallback}, not "${text}"`);
      return fallback;
    }
    return new URL(text).origin;
  };
  const port = number('PORT', 3000);
  const trustedHops = number('TRUSTED_HOPS', 0);
  const publicOrigin = origin('PUBLIC_ORIGIN', `http://localhost:${port}`);
  const config: Config = {
    version: env['AYANA_VERSION'] || undefined,
    port,
    host: env['HOST'] ?? '0.0.0.0',
    apiOrigin: origin('API_ORIGIN', `http://127.0.0.1:${env['API_PORT'] ?? 3001}`),
    publicOrigin,
    ...releaseStore(env, folder, problems),
    trustedHops,
    production: env['NODE_ENV'] === 'production',
    locales: openLocales(env['PSEUDO_LOCALES'] === '1'),
    devRemotes: allowsDevRemotes(env, publicOrigin),
    keys: keysOf(env, problems),
    logLevel: env['LOG_LEVEL'] ?? 'info',
    metrics: env['RENDER_METRICS_PORT']
      ? { port: number('RENDER_METRICS_PORT', 9465), host: env['RENDER_METRICS_HOST'] || '127.0.0.1' }
      : undefined,
    sockets: socketLimits(number, trustedHops),
    pageReadTimeout: number('PAGE_READ_TIMEOUT', 1_500),
  };
  if (problems.length > 0) throw new Error(`The render server cannot start:\n- ${problems.join('\n- ')}`);
  return config;
}

function socketLimits(number: (name: string, fallback: number) => number, trustedHops: number): SocketLimits {
  const connections = number('MAX_CONNECTIONS', connectionsFor(openFilesLimit()));
  const perAddress = number('MAX_CONNECTIONS_PER_ADDRESS', connectionsPerAddressFor(connections));
  return {
    connections,
    // Behind a proxy, all connections are the proxy's, which counts its clients itself.
    connectionsPerAddress: trustedHops > 0 || perAddress === 0 ? undefined : perAddress,
    headersTimeout: number('HEADERS_TIMEOUT', 10_000),
    requestTimeout: number('REQUEST_TIMEOUT', 30_000),
    idleTimeout: number('IDLE_TIMEOUT', 60_000),
    keepAliveTimeout: number('KEEP_ALIVE_TIMEOUT', 72_000),
  };
}

/** The default: only with demo data, on this computer. */
function allowsDevRemotes(env: Environment, publicOrigin: string): boolean {
  const said = env['DEV_REMOTES'];
  if (said !== undefined && said !== '') return said === '1';
  return env['DEMO_DATA'] === '1' && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicOrigin).hostname);
}

function keysOf({ REVIEW_SECRET: secret }: Environment, problems: string[]): Config['keys'] {
  if (!secret) return undefined;
  if (secret.length < REVIEW_SECRET_LENGTH)
    problems.push(`REVIEW_SECRET must hold at least ${REVIEW_SECRET_LENGTH} characters`);
  return { reviews: reviewKey(secret), rollouts: rolloutKey(secret) };
}

function releaseStore(env: Environment, folder: string, problems: string[]): Pick<Config, 'releases' | 'bucket'> {
  const address = env['RELEASES_URL'];
  const data = resolve(env['AYANA_DATA_DIR'] ?? join(folder, '.data'));
  if (address === undefined) return { releases: join(data, 'releases'), bucket: undefined };
  const store = parseStoreAddress(address);
  if (store === undefined)
    problems.push(`RELEASES_URL must be a folder, a file: address or s3://bucket/prefix, not "${address}"`);
  if (store?.bucket === undefined) return { releases: resolve(store?.folder ?? data), bucket: undefined };
  const { bucket } = store;
  return { releases: join(data, 'releases-of-bucket', bucket.bucket, bucket.prefix), bucket };
}
