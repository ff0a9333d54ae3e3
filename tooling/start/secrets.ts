import { hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { SentenceError } from '../bootstrap/report.mjs';

export interface Secrets {
  readonly jwt_secret: string;
  readonly cookie_secret: string;
  /** Derived, so that data folders from before it was used have it too. */
  readonly review_secret: string;
  /** What the page of replies signs its mails and texts with; derived. */
  readonly mail_inbox_secret: string;
  readonly text_inbox_secret: string;
}

/**
 * The secrets of this data folder, made once (256 random bits each) and readable by this user alone: sessions outlive a restart.
 * @throws SentenceError when the file is there but not usable; it is never replaced silently, that would sign everybody out
 */
export function ensureSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) create(file);
  chmodSync(file, 0o600);
  const secrets = read(file);
  if (secrets === undefined)
    throw new SentenceError(
      `${file} cannot be read as secrets: restore it, or remove it (everybody has to sign in again then).`,
    );
  return secrets;
}

/** What review links are signed with at the site of this data folder; undefined before its first start. */
export function reviewSecretOf(dataDir: string): string | undefined {
  return read(join(dataDir, 'secrets.json'))?.review_secret;
}

/** Written in full under another name first, so that a start killed in between leaves no half of it. */
function create(file: string): void {
  const draft = `${file}.${process.pid}`;
  const secret = (): string => randomBytes(32).toString('base64url');
  writeFileSync(draft, `${JSON.stringify({ jwt_secret: secret(), cookie_secret: secret() }, null, 2)}\n`, {
    mode: 0o600,
  });
  try {
    linkSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}

function read(file: string): Secrets | undefined {
  try {
    const { jwt_secret, cookie_secret } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
    return typeof jwt_secret === 'string' && typeof cookie_secret === 'string'
      ? {
          jwt_secret,
          cookie_secret,
          review_secret: derived(cookie_secret, 'review'),
          mail_inbox_secret: derived(cookie_secret, 'mail inbox'),
          text_inbox_secret: derived(cookie_secret, 'text inbox'),
        }
      : undefined;
  } catch {
    return undefined;
  }
}

const derived = (secret: string, use: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', `ayana ${use} secret`, 32)).toString('base64url');
