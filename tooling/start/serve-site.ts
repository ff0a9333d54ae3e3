import { makeStale } from '../generated/derived.ts';
import { bold, dim } from '../terminal/style.ts';
import { sentenceFor } from '../terminal/fail.ts';
import type { Progress } from '../terminal/progress.ts';
import { prepareDataFolder } from './data-folder.ts';
import { Running } from './running.ts';
import { checkPorts, readSettings, type Settings } from './settings.ts';
import { welcome } from './welcome.ts';

/** One Ctrl-C may arrive several times: from the terminal, from npm, from the bootstrap. Only a later one means "now". */
const SAME_SIGNAL_MS = 1500;

/** Everything behind one address, started and stopped together. */
export interface Site {
  /** Resolves when the site answers. @throws SentenceError */
  start(): Promise<void>;
  /** Safe to call at any moment of `start`. */
  stop(): Promise<void>;
  /** Ends at once what may be ended at once. */
  killChildren(): void;
}

/**
 * Checks, starts, and runs until it is asked to stop.
 * @returns exit code: 0 after a stop that was asked for, 1 when the start failed (its sentence is printed)
 */
export async function serveSite(
  create: (settings: Settings, progress: Progress, running: Running) => Site,
  progress: Progress,
): Promise<number> {
  const startedAt = Date.now();
  progress.line(`\n  ${bold('Ayana')} ${dim('is starting')}`);
  const settings = await readSettings(process.env);
  prepareDataFolder(settings.dataDir);
  // For editors: nothing that is served reads the types.
  makeStale('client-types');
  const running = await Running.claim(settings.dataDir, settings.publicOrigin, (line) => progress.line(`  ${line}`));
  const site = create(settings, progress, running);
  const asked = stopAsked(site, progress);
  let failure: unknown;
  try {
    await checkPorts(settings);
    await Promise.race([site.start().then(() => progress.line(welcome(settings, startedAt))), asked]);
    await asked;
  } catch (error) {
    failure = error;
  }
  await site.stop();
  if (failure === undefined) progress.line(dim('  Stopped.'));
  else process.stderr.write(`\n${sentenceFor(failure)}\n`);
  return failure === undefined ? 0 : 1;
}

/** Resolves at the first request to stop; a second one kills what has not ended by then. */
function stopAsked(site: Site, progress: Progress): Promise<void> {
  return new Promise((resolve) => {
    let first = 0;
    const onSignal = (): void => {
      if (first === 0) {
        first = Date.now();
        progress.line(dim('\n  Stopping …'));
        resolve();
      } else if (Date.now() - first > SAME_SIGNAL_MS) {
        site.killChildren();
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) process.on(signal, onSignal);
    // The bootstrap that started us is gone, even if by kill -9.
    process.on('disconnect', onSignal);
  });
}
