import { asApplication } from '../database/index.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';

/** Values that are known only during the start. */
export interface StartedParts {
  readonly secrets: Secrets;
  readonly apiPort: number;
  /** URL of the embedded server, by its owner; undefined where DATABASE_URL names another. */
  readonly embeddedUrl: string | undefined;
  /** Name our processes give their database connections, to distinguish them from those of other programs. */
  readonly clientName: string;
}

/**
 * Returns memory after a busy minute (glibc's malloc, `man mallopt`; others ignore it). Compressors work on the thread
 * pool: each thread would keep an arena of its own, and blocks of some megabytes would come from it and stay.
 */
const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' } as const;

/** For Node: by itself V8 lets its youngest objects take 96 MB under load, and keeps them for good. */
export const NODE_FLAGS = ['--max-semi-space-size=8'] as const;

/** What the API and the render server find in their environment. */
export function siteEnvironment(settings: Settings, parts: StartedParts): NodeJS.ProcessEnv {
  const { port, publicOrigin, mail, demoData, dataDir } = settings;
  const { secrets, apiPort, embeddedUrl, clientName } = parts;
  return {
    // Demo accounts have a password everybody knows: they are offered to this machine only, unless HOST says otherwise.
    ...(demoData ? { HOST: '127.0.0.1' } : {}),
    JWT_SECRET: secrets.jwt_secret,
    COOKIE_SECRET: secrets.cookie_secret,
    REVIEW_SECRET: secrets.review_secret,
    // node-postgres and libpq take the name of their connections from here.
    PGAPPNAME: clientName,
    ...MEMORY,
    ...process.env,
    PORT: String(port),
    API_PORT: String(apiPort),
    // The API is ready only when the pages are, too.
    RENDER_ORIGIN: process.env['RENDER_ORIGIN'] ?? `http://${reachableHost()}:${port}`,
    API_ORIGIN: process.env['API_ORIGIN'] ?? `http://127.0.0.1:${apiPort}`,
    PUBLIC_ORIGIN: publicOrigin,
    DATABASE_URL: embeddedUrl === undefined ? settings.databaseUrl : asApplication(embeddedUrl),
    // Only for the migrations: the servers must not have it.
    DATABASE_OWNER_URL: undefined,
    AYANA_DATA_DIR: dataDir,
    DEMO_DATA: demoData ? '1' : '0',
    // Demo accounts have a known password, so the API refuses them in production.
    NODE_ENV: process.env['NODE_ENV'] || (demoData ? 'development' : 'production'),
    ...(mail === undefined
      ? {}
      : {
          SMTP_URL: `smtp://127.0.0.1:${mail.smtpPort}`,
          SMTP_PORT: String(mail.smtpPort),
          MAIL_WEB_PORT: String(mail.webPort),
          // Text messages are seen where mails are.
          TEXT_DOMAIN: process.env['TEXT_DOMAIN'] ?? 'texts.ayana.test',
          ...incomingEnvironment(settings, secrets),
        }),
  };
}

/** With the mail sink, what comes in is written on its page of replies; not in production, where nobody may write as anybody. */
function incomingEnvironment(settings: Settings, secrets: Secrets): NodeJS.ProcessEnv {
  if (!isDevelopment(settings) || process.env['MAIL_INBOX_ADDRESS']) return {};
  return {
    MAIL_INBOX_ADDRESS: 'case@mail.ayana.test',
    MAIL_INBOX_SECRET: secrets.mail_inbox_secret,
    TEXT_INBOX_SECRET: secrets.text_inbox_secret,
  };
}

const isDevelopment = ({ demoData }: Settings): boolean =>
  (process.env['NODE_ENV'] || (demoData ? 'development' : 'production')) !== 'production';

/** What the mail sink finds: with the site and the secrets it has a page of replies. */
export function sinkEnvironment(settings: Settings, secrets: Secrets): NodeJS.ProcessEnv {
  return {
    ...process.env,
    DESK_SITE: `http://${reachableHost()}:${settings.port}`,
    ...incomingEnvironment(settings, secrets),
    NODE_ENV: isDevelopment(settings) ? 'development' : 'production',
  };
}

/** What the migrations find: they work as the owner of the tables. */
export function migrationEnvironment(settings: Settings, parts: StartedParts): NodeJS.ProcessEnv {
  return {
    ...siteEnvironment(settings, parts),
    DATABASE_OWNER_URL: parts.embeddedUrl ?? settings.databaseOwnerUrl,
  };
}

/** Where the site can be reached from here: HOST may bind it to one address. */
export function reachableHost(): string {
  const host = process.env['HOST'] ?? '';
  if (['', '0.0.0.0', '::'].includes(host)) return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
