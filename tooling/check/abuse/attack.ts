import type { Site } from '../site/site.ts';
import type { Tally } from './kit/tally.ts';

/** Input of an attack. */
export interface Target {
  readonly site: Site;
  readonly origin: string;
  readonly port: number;
  /** The full numbers; otherwise the short form, which every `npm test` runs. */
  readonly long: boolean;
  /** Seed of all random choices: the same seed makes the same requests. */
  readonly seed: number;
  /** Reports progress. */
  readonly say: (line: string) => void;
  readonly tally: Tally;
}

export interface Attack {
  /** For `--only`. */
  readonly name: string;
  readonly title: string;
  /** One sentence: what must hold. */
  readonly wanted: string;
  /** @returns what was measured or counted beside the answers, e.g. `{ 'mails arrived': 3 }` */
  run(target: Target): Promise<Readonly<Record<string, string | number>>>;
}
