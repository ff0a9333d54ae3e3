import type { FullConfig } from '@playwright/test';

import { resolveBrowser } from '@ayana/tooling/browser/index.ts';

import { startDevelopmentPages } from './development-pages.ts';
import { passSetup } from './worker-setup.ts';
import { runningSite } from './running-site.ts';
import { startSite } from './site.ts';

/**
 * Finds a browser and starts the site (which builds what is stale first), with development pages beside it when their tests
 * will run; the workers get the data through the environment.
 * @returns a function that stops everything; Playwright also calls it after Ctrl-C
 */
export default async function globalSetup(config: FullConfig): Promise<() => Promise<void>> {
  const started: { stop(): Promise<void> }[] = [];
  const stopAll = async (): Promise<void> => {
    for (const one of started.toReversed()) await one.stop();
  };
  try {
    const browser = await resolveBrowser();
    const running = runningSite(process.env);
    if (running !== undefined) {
      passSetup({ browser, sites: { production: running, development: running } });
      return stopAll;
    }
    const production = await startSite();
    started.push(production);
    if (!runs(config, 'development')) {
      passSetup({ browser, sites: { production, development: production } });
      return stopAll;
    }
    const development = await startDevelopmentPages(production);
    started.push(development);
    passSetup({ browser, sites: { production, development } });
    return stopAll;
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** Whether a project was selected by `--project`; all are by default. Playwright does not expose this. */
function runs(config: FullConfig, name: string): boolean {
  const asked = process.argv.flatMap((argument, index, all) =>
    argument === '--project' ? [all[index + 1] ?? ''] : argument.startsWith('--project=') ? [argument.slice(10)] : [],
  );
  return config.projects.some((project) => project.name === name) && (asked.length === 0 || asked.includes(name));
}
