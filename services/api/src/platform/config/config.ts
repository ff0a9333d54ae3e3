import { BRAND } from '@ayana/contracts/brand';
import { parseStoreAddress, REVIEW_SECRET_LENGTH, type StoreAddress } from '@ayana/contracts/releases';
import { isEmail } from '@ayana/contracts/rules';
import { readIceServers } from './ice-servers.js';
import { type IncomingSettings, readIncoming } from './incoming.js';
import { type OutsideProvider, readOutsideProviders } from './outside-providers.js';

/** Secrets of documents and examples: fine for development, refused in production. */
const DEVELOPMENT_SECRETS = ['ayana-development-jwt-secret-00000000', 'ayana-development-cookie-secret-00000'] as const;
const SECRET_LENGTH = 32;

/** The configuration of the process, checked once at start. The class is also its injection token. */
export abstract class Config {
  abstract readonly production: boolean;
  abstract readonly apiPort: number;
  abstract readonly host: string;
  /** The public origin; used for links in mails and the Origin check of cookie routes. No trailing slash. */
  abstract readonly publicOrigin: string;
  /** The database as the application's role. */
  abstract readonly databaseUrl: string;
  /** The same database as the owner of its tables, for migrations; the application never uses it. */
  abstract readonly databaseOwnerUrl: string;
  /**
   * Whether `databaseUrl` goes through a pooler that gives each transaction any of its connections (PgBouncer, `pool_mode = transaction`):
   * nothing may belong to a session, so no named statements and no settings at the start of a connection.
   */
  abstract readonly databasePooled: boolean;
  /** The database as the application's role, straight at PostgreSQL: for LISTEN, and for the job queue, which listens. */
  abstract readonly databaseDirectUrl: string;
  /** A replica for lists and search; null when there is none. */
  abstract readonly databaseReadUrl: string | null;
  abstract readonly databasePool: number;
  /** Requests of one signed-in user in ten seconds, over all processes. */
  abstract readonly userReads: number;
  abstract readonly userWrites: number;
  /** Connections for public reads, in addition to the main pool. */
  abstract readonly databaseReadPool: number;
  /** Milliseconds after which a query or the wait for a connection is cancelled and the caller gets 503. */
  abstract readonly databaseTimeout: number;
  /** Redis for what processes share; null: PostgreSQL. */
  abstract readonly redisUrl: string | null;
  abstract readonly smtpUrl: string;
  abstract readonly teamEmail: string;
  /** Domain of a carrier that takes text messages by mail, over `smtpUrl`; null when there is no carrier. */
  abstract readonly textDomain: string | null;
  /** Addresses, and domains as `@example.com`, in lower case: mails of the staff's tests go to no other. */
  abstract readonly testRecipients: readonly string[];
  /** Sender of every mail, and the address for replies. Bare addresses. */
  abstract readonly mailFrom: string;
  abstract readonly mailReplyTo: string;
  /** Mails and text messages that come in. */
  abstract readonly incoming: IncomingSettings;
  abstract readonly jwtSecret: string;
  abstract readonly cookieSecret: string;
  /** What review links are signed with, as the render server has it; null: there are none. */
  abstract readonly reviewSecret: string | null;
  /** Outside identity providers, in the displayed order. */
  abstract readonly outsideProviders: readonly OutsideProvider[];
  /** Exact number of proxies in front; the client address is taken that many hops from the right. */
  abstract readonly trustedProxies: number;
  /**
   * Sockets one user may have open in this process: every tab has one. More than a user has tabs on a few devices, and few enough that one
   * account cannot fill a process.
   */
  abstract readonly socketsPerUser: number;
  abstract readonly metricsPort: number | null;
  /** Address of the render server; if set, readiness waits for it. */
  abstract readonly renderOrigin: string | null;
  /** Location of the release registry; a new generation is sent to every signed-in tab. Null when not configured. */
  abstract readonly releases: StoreAddress | null;
  /** Location of uploaded files. */
  abstract readonly files: StoreAddress;
  /** Servers that help the browsers of a consultation room to reach each other. */
  abstract readonly ice: { stun: readonly string[]; turn: readonly string[]; secret: string | null };
  /** Where changes of public answers are purged from the cache in front of the site; null without such a cache. */
  abstract readonly cdn: { purgeUrl: string; token: string | null } | null;
  abstract readonly demoData: boolean;
  /** With demo data: also invented people, requests and activity. */
  abstract readonly demoLife: boolean;
  /** Whether the made languages that find texts outside catalogues are served. */
  abstract readonly pseudoLocales: boolean;
  /** Whether this process runs jobs besides serving requests (a worker always does). */
  abstract readonly runsJobs: boolean;
  /** Milliseconds a public answer is served from the cache; 0 for never. */
  abstract readonly publicAnswersMs: number;
  abstract readonly logLevel: string;
  /** Of the program, as its image says: in the log, the metrics and the answers about its health. */
  abstract readonly version: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Every missing or invalid variable, in one message. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`Configuration refused:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

const VERSION = /^[\w.+-]{1,100}$/;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

/**
 * Reads the configuration from environment variables.
 * @param needs `secrets: false` for a process that signs nothing
 * @throws ConfigError naming every invalid variable at once
 */
export function readConfig(env: Environment, needs = { secrets: true }): Config {
  const problems: string[] = [];
  const text = (name: string, fallback: string): string => env[name]?.trim() || fallback;
  const refuse = <T>(problem: string, value: T): T => {
    problems.push(problem);
    return value;
  };
  const integer = (name: string, fallback: number, low: number, high: number): number => {
    const raw = text(name, String(fallback));
    const value = Number(raw);
    if (Number.isInteger(value) && value >= low && value <= high) return value;
    return refuse(`${name} must be a whole number from ${low} to ${high}, not "${raw}"`, fallback);
  };
  const url = (name: string, fallback: string, schemes: readonly string[]): string => {
    const raw = text(name, fallback);
    const scheme = URL.canParse(raw) ? new URL(raw).protocol.slice(0, -1) : undefined;
    if (scheme !== undefined && schemes.includes(scheme)) return raw;
    return refuse(`${name} must be a URL beginning with ${schemes.map((each) => `${each}://`).join(' or ')}`, fallback);
  };
  const origin = (name: string, fallback: string): string => {
    const raw = url(name, fallback, ['http', 'https']).replace(/\/$/, '');
    return new URL(raw).origin === raw
      ? raw
      : refuse(`${name} must be an origin without a path, such as ${fallback}`, raw);
  };
  const flag = (name: string, fallback: '0' | '1'): boolean => {
    const raw = text(name, fallback);
    return raw === '0' || raw === '1' ? raw === '1' : refuse(`${name} must be 0 or 1, not "${raw}"`, false);
  };

  const production = env['NODE_ENV'] === 'production';
  const secret = (name: string, development: string): string => {
    if (!needs.secrets) return '';
    const value = text(name, production ? '' : development);
    if (value.length < SECRET_LENGTH) return refuse(`${name} must hold at least ${SECRET_LENGTH} characters`, value);
    if (production && DEVELOPMENT_SECRETS.some((known) => known === value)) {
      return refuse(`${name} is the development secret; make one with: openssl rand -hex 32`, value);
    }
    return value;
  };
  const optionalSecret = (name: string, length: number): string | null => {
    const value = text(name, '');
    if (value === '') return null;
    return value.length < length ? refuse(`${name} must hold at least ${length} characters`, null) : value;
  };
  const port = integer('PORT', 3000, 0, 65_535);
  const demoData = flag('DEMO_DATA', '0');
  if (demoData && production) problems.push('DEMO_DATA=1 is refused with NODE_ENV=production');
  const email = (name: string, fallback: string): string => {
    const value = text(name, fallback);
    return isEmail(value) ? value : refuse(`${name} must be an e-mail address`, value);
  };
  const domain = (name: string): string => {
    const value = text(name, '');
    return isEmail(`texts@${value}`) ? value : refuse(`${name} must be a domain`, value);
  };
  const recipients = (name: string, fallback: string): string[] => {
    const listed = text(name, fallback)
      .split(',')
      .map((each) => each.trim().toLowerCase())
      .filter((each) => each !== '');
    return listed.every((each) => isEmail(each.startsWith('@') ? `tester${each}` : each))
      ? listed
      : refuse(`${name} must list addresses and domains such as @example.com, with commas between them`, []);
  };
  const mailFrom = email('MAIL_FROM', BRAND.email);
  const dataFolder = env['AYANA_DATA_DIR'];
  const store = <T>(name: string, fallback: T): StoreAddress | T => {
    const address = text(name, '');
    if (address === '') return fallback;
    const wanted = `${name} must be a folder, a file: address or s3://bucket/prefix, not "${address}"`;
    return parseStoreAddress(address) ?? refuse(wanted, fallback);
  };
  const logLevel = text('LOG_LEVEL', 'info');
  if (!LOG_LEVELS.includes(logLevel)) problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);

  const version = text('AYANA_VERSION', 'development');
  if (!VERSION.test(version)) problems.push('AYANA_VERSION must hold letters, digits and . _ + - only');

  const database = (name: string, fallback: string): string => url(name, fallback, ['postgres', 'postgresql']);
  const databaseUrl = database('DATABASE_URL', 'postgresql://localhost/ayana');
  const pooler = text('DATABASE_POOLER', '');
  if (!['', 'transaction'].includes(pooler)) problems.push(`DATABASE_POOLER must be transaction, not "${pooler}"`);
  if (pooler !== '' && text('DATABASE_DIRECT_URL', '') === '')
    problems.push('DATABASE_DIRECT_URL must be set with DATABASE_POOLER: LISTEN needs a connection of its own');

  const config: Config = {
    production,
    apiPort: integer('API_PORT', 3001, 0, 65_535),
    host: text('API_HOST', '127.0.0.1'),
    publicOrigin: origin('PUBLIC_ORIGIN', `http://localhost:${port}`),
    databaseUrl,
    // Not through a pooler: migrations hold a lock of their session.
    databaseOwnerUrl: database('DATABASE_OWNER_URL', text('DATABASE_DIRECT_URL', databaseUrl)),
    databasePooled: pooler !== '',
    databaseDirectUrl: database('DATABASE_DIRECT_URL', databaseUrl),
    databaseReadUrl: env['DATABASE_READ_URL']?.trim() ? database('DATABASE_READ_URL', databaseUrl) : null,
    databasePool: integer('DATABASE_POOL', 12, 2, 200),
    userReads: integer('USER_READS', 500, 1, 100_000),
    userWrites: integer('USER_WRITES', 100, 1, 100_000),
    databaseReadPool: integer('DATABASE_READ_POOL', 8, 1, 200),
    databaseTimeout: integer('DATABASE_TIMEOUT', 4000, 100, 60_000),
    redisUrl: env['REDIS_URL'] ? url('REDIS_URL', '', ['redis', 'rediss']) : null,
    smtpUrl: url('SMTP_URL', `smtp://localhost:${integer('SMTP_PORT', 1025, 1, 65_535)}`, ['smtp', 'smtps']),
    teamEmail: email('TEAM_EMAIL', 'team@ayana.test'),
    textDomain: text('TEXT_DOMAIN', '') === '' ? null : domain('TEXT_DOMAIN'),
    testRecipients: recipients('TEST_RECIPIENTS', demoData ? '@test.ayana.example' : ''),
    mailFrom,
    mailReplyTo: email('MAIL_REPLY_TO', mailFrom),
    incoming: readIncoming(env, (problem) => problems.push(problem)),
    jwtSecret: secret('JWT_SECRET', DEVELOPMENT_SECRETS[0]),
    cookieSecret: secret('COOKIE_SECRET', DEVELOPMENT_SECRETS[1]),
    reviewSecret: optionalSecret('REVIEW_SECRET', REVIEW_SECRET_LENGTH),
    outsideProviders: readOutsideProviders(env, production, (problem) => problems.push(problem)),
    trustedProxies: integer('TRUSTED_PROXIES', 1, 0, 10),
    socketsPerUser: integer('SOCKETS_PER_USER', 24, 1, 100_000),
    metricsPort: env['METRICS_PORT'] ? integer('METRICS_PORT', 9464, 0, 65_535) : null,
    renderOrigin: env['RENDER_ORIGIN'] ? origin('RENDER_ORIGIN', 'http://localhost:3000') : null,
    releases: store('RELEASES_URL', dataFolder ? { folder: `${dataFolder}/releases` } : null),
    files: store('FILES_URL', { folder: `${dataFolder ?? '.data'}/files` }),
    ice: readIceServers(env, (problem) => problems.push(problem)),
    cdn: env['CDN_PURGE_URL']
      ? {
          purgeUrl: url('CDN_PURGE_URL', 'http://localhost/purge', ['http', 'https']),
          token: text('CDN_PURGE_TOKEN', '') || null,
        }
      : null,
    demoData,
    demoLife: demoData && flag('DEMO_LIFE', '1'),
    pseudoLocales: flag('PSEUDO_LOCALES', '0'),
    runsJobs: flag('JOBS', '1'),
    publicAnswersMs: integer('PUBLIC_ANSWERS_MS', 1000, 0, 60_000),
    logLevel,
    version,
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}
