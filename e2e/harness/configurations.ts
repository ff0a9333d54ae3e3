import { asApplication } from '@ayana/tooling/database/index.ts';

import type { RelayAddress } from './relay-address.ts';

/** What a site is asked for through its environment. */
export type Environment = Readonly<Record<string, string>>;

export interface Place {
  readonly dataDir: string;
  readonly port: number;
  readonly smtpPort: number;
  readonly mailPort: number;
}

/** What `npm start` is given for the stories: ports and a folder of its own, nothing else. */
export function shipped({ dataDir, port, smtpPort, mailPort }: Place): Environment {
  return {
    AYANA_DATA_DIR: dataDir,
    PORT: String(port),
    SMTP_PORT: String(smtpPort),
    MAIL_WEB_PORT: String(mailPort),
  };
}

export interface TestParts {
  /** By the owner of its tables. */
  readonly databaseUrl: string;
  readonly apiPort: number;
  readonly metricsPort: number;
  readonly teamEmail: string;
  readonly relay: RelayAddress;
}

/** All that the site of the specs has beside what is shipped, and why. None of it changes a page; a test keeps to this list. */
export const DIFFERENCES = {
  DATABASE_URL: 'a throw-away database, in which a test lets time pass for a row',
  DATABASE_OWNER_URL: 'the same database, for its migrations',
  DEMO_DATA: 'demo accounts, which npm start leaves out of a database that is not its own',
  DEMO_LIFE: 'no invented activity: tests count what they made',
  TRUSTED_HOPS: 'each test may have a network address of its own: limits are by address',
  TEAM_EMAIL: 'a mailbox of the team that only tests read',
  TURN_URL: 'a relay which one test starts',
  TURN_SECRET: 'its secret',
  API_PORT: 'a port that tests know: npm start takes any free one',
  METRICS_PORT: 'a port that tests know',
  PAGE_READ_TIMEOUT: 'no page is drawn without its rows because the machine is busy with other tests',
} as const;

/** The site of the specs: as shipped but for `DIFFERENCES`. */
export function ofSpecs(place: Place, parts: TestParts): Environment {
  const different: Record<keyof typeof DIFFERENCES, string> = {
    DATABASE_URL: asApplication(parts.databaseUrl),
    DATABASE_OWNER_URL: parts.databaseUrl,
    DEMO_DATA: '1',
    DEMO_LIFE: '0',
    TRUSTED_HOPS: '1',
    TEAM_EMAIL: parts.teamEmail,
    TURN_URL: `turn:${parts.relay.host}:${parts.relay.port}?transport=udp`,
    TURN_SECRET: parts.relay.secret,
    API_PORT: String(parts.apiPort),
    METRICS_PORT: String(parts.metricsPort),
    PAGE_READ_TIMEOUT: '15000',
  };
  return { ...shipped(place), ...different };
}

/** The second site of the specs, for what nobody is served: the made languages, and an identity provider. */
export function withMadeLanguagesAndProvider(place: Place, parts: TestParts, provider: Environment): Environment {
  return { ...ofSpecs(place, parts), PSEUDO_LOCALES: '1', ...provider };
}
