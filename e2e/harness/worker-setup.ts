import type { resolveBrowser } from '@ayana/tooling/browser/index.ts';

/** The data of the global setup for the workers. */
export interface WorkerSetup {
  readonly browser: Awaited<ReturnType<typeof resolveBrowser>>;
  /** Where the sites are asked for, see `sites.ts`. */
  readonly sites: string;
}

const NAME = 'AYANA_E2E_SETUP';

export function passSetup(what: WorkerSetup): void {
  process.env[NAME] = JSON.stringify(what);
}

export function readSetup(): WorkerSetup {
  const text = process.env[NAME];
  if (text === undefined)
    throw new Error(
      'The global setup has not run: start the tests by `npm test -- --only e2e` or `pnpm --filter @ayana/e2e test`.',
    );
  return JSON.parse(text) as WorkerSetup;
}
