import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { asApplication } from '@ayana/tooling/database/connect.ts';
import { startDatabase } from '@ayana/tooling/database/server.ts';
import { MailSink } from '@ayana/tooling/mail/sink.ts';

/** What the containers of a check talk to. */
export interface Situation {
  readonly folder: string;
  readonly databaseUrl: string;
  readonly ownerUrl: string;
  readonly smtpUrl: string;
  /** The database's socket, which the containers see under the same path. */
  readonly socketFolder: string;
  /** Of the release store. */
  readonly releases: string;
  stop(): Promise<void>;
}

export async function startSituation(folder: string): Promise<Situation> {
  const sink = new MailSink();
  const smtpUrl = await sink.start();
  // The containers' user is another than the server's.
  const database = await startDatabase({
    dataDir: join(folder, 'postgres'),
    settings: { unix_socket_permissions: '0777', fsync: 'off' },
  });
  const { socketFolder } = database.paths;
  chmodSync(socketFolder, 0o755);
  return {
    folder,
    databaseUrl: asApplication(database.url),
    ownerUrl: database.url,
    smtpUrl,
    socketFolder,
    releases: join(folder, 'releases'),
    stop: async () => {
      await database.stop({ force: true });
      await sink.stop();
    },
  };
}
