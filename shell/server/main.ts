import { join } from 'node:path';
import { localePrefix } from '@ayana/contracts/language';
import { buildApp } from './app';
import { readConfig } from './config';
import { collectWhenIdle } from './idle-collection';
import { endOnUncaught } from './log-serializers';
import { shellRelease } from './shell-release';

/** Not replaced by the bundler: `<repository>/shell/dist/server`. */
// oxlint-disable-next-line no-underscore-dangle -- Node's own name
declare const __dirname: string;

async function main(): Promise<void> {
  const config = readConfig(process.env, join(__dirname, '..', '..', '..'));
  const app = await buildApp(config);
  await app.listen({ port: config.port, host: config.host });
  app.log.info({ version: config.version ?? shellRelease().version }, 'the render server listens');
  collectWhenIdle();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      // Open requests are answered, idle connections and sockets closed, then the process ends (health/drain.ts).
      app.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

export { createRenderer } from './languages/renderer';

// Evaluated again for another language (languages/renderers.ts), this file only renders.
if (localePrefix() === '') {
  endOnUncaught();
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
