import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import { withoutProductVariables } from '@ayana/tooling/start/own-environment.ts';
import { asApplication } from '@ayana/tooling/database/connect.ts';

export const TEAM_EMAIL = 'team@people.example';
/** How PgBouncer is used, for the migrations, which prepare the role for it, and for the processes. */
const POOLING = { DATABASE_POOLER: 'transaction' } as const;

/** Where the releases are, and what opens the bucket. */
export interface BucketAddress {
  readonly url: string;
  readonly credentials: NodeJS.ProcessEnv;
}

/** What API and workers are told of the parts beside them. */
export interface Parts {
  /** The application's URL of PgBouncer. */
  readonly pooler: string;
  /** URLs of the owner. */
  readonly primary: string;
  readonly replica: string;
  readonly redis: string;
  readonly bucket: BucketAddress | undefined;
  readonly smtpPort: number;
  readonly relayPort: number;
  readonly relaySecret: string;
}

export const secret = (): string => randomBytes(32).toString('base64url');

/** What every process of a cluster has; new secrets each time. */
export function commonEnvironment(
  folder: string,
  origin: string,
  settings: NodeJS.ProcessEnv | undefined,
): NodeJS.ProcessEnv {
  return {
    ...withoutProductVariables(process.env),
    AYANA_DATA_DIR: folder,
    // Demo accounts are what the checks sign in with.
    NODE_ENV: 'development',
    DEMO_DATA: '1',
    DEMO_LIFE: '0',
    PUBLIC_ORIGIN: origin,
    LOG_LEVEL: 'warn',
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    JWT_SECRET: secret(),
    COOKIE_SECRET: secret(),
    REVIEW_SECRET: secret(),
    FILES_URL: join(folder, 'files'),
    ...settings,
  };
}

/** @param primary the owner's URL: migrations go past PgBouncer */
export function migrationsEnvironment(common: NodeJS.ProcessEnv, primary: string): NodeJS.ProcessEnv {
  return {
    ...common,
    DATABASE_OWNER_URL: primary,
    DATABASE_URL: asApplication(primary),
    DATABASE_DIRECT_URL: asApplication(primary),
    ...POOLING,
  };
}

/** Of API and worker. */
export function servicesEnvironment(common: NodeJS.ProcessEnv, parts: Parts): NodeJS.ProcessEnv {
  const { bucket } = parts;
  return {
    ...common,
    ...bucket?.credentials,
    DATABASE_URL: parts.pooler,
    DATABASE_DIRECT_URL: asApplication(parts.primary),
    DATABASE_READ_URL: asApplication(parts.replica),
    ...POOLING,
    REDIS_URL: parts.redis,
    FILES_URL: bucket?.url.replace('/live?', '/files?'),
    RELEASES_URL: bucket?.url,
    SMTP_URL: `smtp://127.0.0.1:${parts.smtpPort}`,
    TEXT_DOMAIN: 'texts.ayana.test',
    TEAM_EMAIL,
    TURN_URL: `turn:127.0.0.1:${parts.relayPort}?transport=udp`,
    TURN_SECRET: parts.relaySecret,
    TRUSTED_PROXIES: '1',
  };
}

/** Of a render server. */
export function renderEnvironment(
  common: NodeJS.ProcessEnv,
  given: { readonly dataFolder: string; readonly apiOrigin: string; readonly bucket: BucketAddress | undefined },
): NodeJS.ProcessEnv {
  return {
    ...common,
    ...given.bucket?.credentials,
    NODE_ENV: 'production',
    AYANA_DATA_DIR: given.dataFolder,
    API_ORIGIN: given.apiOrigin,
    RELEASES_URL: given.bucket?.url,
    TRUSTED_HOPS: '1',
  };
}
