import { buildStale } from '../../build/build.ts';
import { dataFolder, repositoryRoot as root } from '../../database/paths.ts';
import type { Progress } from '../../terminal/progress.ts';
import { type Site, startSite } from './site.ts';

/** Builds what is stale, runs `work` on a whole site of its own, and ends it. @param settings of that site */
export async function withSite<T>(
  progress: Progress,
  work: (site: Site) => Promise<T>,
  settings: NodeJS.ProcessEnv = {},
): Promise<T> {
  await buildStale({ root, progress, dataDir: dataFolder() });
  const site = await progress.step('A site of its own', () => startSite(settings));
  // Ctrl-C, or the parent process is gone: the site ends with us, the next run removes its folder.
  process.on('disconnect', () => process.exit(1));
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
}
