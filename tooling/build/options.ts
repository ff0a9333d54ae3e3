import type { Progress } from '../terminal/progress.ts';

export interface BuildOptions {
  readonly root: string;
  readonly progress: Progress;
  /** Where releases go: `<dataDir>/releases`. */
  readonly dataDir: string;
  /** Build even what is up to date. */
  readonly force?: boolean;
  /** Folders to look at (`shell`, `services/api`); all by default. */
  readonly only?: readonly string[];
  /** False leaves the release store alone. */
  readonly publish?: boolean;
  readonly signal?: AbortSignal;
}
