import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { showStatements, startDatabase, statementSettings, type RunningDatabase } from '../database/index.ts';

const LOOK_EVERY_MS = 200;
const LONGEST_PAUSE_MS = 5000;

/** Keeps the embedded database running: a server that dies is started again at once, the API reconnects by itself. */
export class SupervisedDatabase {
  readonly #dataDir: string;
  readonly #say: (line: string) => void;
  #database: RunningDatabase;
  #timer: NodeJS.Timeout | undefined;
  #restarting: Promise<void> | undefined;
  #stopping = false;

  private constructor(dataDir: string, say: (line: string) => void, database: RunningDatabase) {
    this.#dataDir = dataDir;
    this.#say = say;
    this.#database = database;
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS);
  }

  static async start(dataDir: string, say: (line: string) => void): Promise<SupervisedDatabase> {
    const database = await startDatabase({
      dataDir: clusterFolder(dataDir),
      log: say,
      settings: statementSettings(),
    });
    await showStatements(database.url);
    return new SupervisedDatabase(dataDir, say, database);
  }

  get url(): string {
    return this.#database.url;
  }

  get adopted(): boolean {
    return this.#database.adopted;
  }

  /** Ends the server unless clients other than `ownClients` (application names) are connected. */
  async stop(ownClients: string): Promise<'stopped' | 'in use'> {
    this.#stopping = true;
    clearInterval(this.#timer);
    await this.#restarting;
    return this.#database.stop({ ownClients });
  }

  #look(): void {
    if (this.#stopping || this.#restarting !== undefined || this.#database.isAlive()) return;
    this.#say('The database server ended unexpectedly; starting it again.');
    this.#restarting = this.#restart().finally(() => (this.#restarting = undefined));
  }

  async #restart(): Promise<void> {
    for (let pause = 250; !this.#stopping; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        this.#database = await startDatabase({
          dataDir: clusterFolder(this.#dataDir),
          log: () => undefined,
          settings: statementSettings(),
        });
        this.#say('The database server is back.');
        return;
      } catch (error) {
        this.#say(`The database server cannot be started: ${error instanceof Error ? error.message : String(error)}`);
        await sleep(pause);
      }
    }
  }
}

/** Where the database of a data folder is. */
export function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres');
}
