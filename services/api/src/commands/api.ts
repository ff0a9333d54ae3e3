import { Logger } from '@nestjs/common';
import { AppModule } from '../app.module.js';
import { SearchTerms } from '../modules/search/index.js';
import { type Environment, readConfig } from '../platform/config/config.js';
import { createHttpApp, listen } from '../platform/http/http-app.js';

/** Serves requests and sockets and, unless JOBS=0, runs jobs. */
export async function run(env: Environment): Promise<void> {
  const config = readConfig(env);
  const app = await createHttpApp(AppModule.of(config), config);
  await app.get(SearchTerms).prepare();
  await listen(app, config);
  new Logger('Start').log({ command: 'api', version: config.version }, `The API listens on ${await app.getUrl()}`);
}
