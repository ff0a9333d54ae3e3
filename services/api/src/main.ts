import 'reflect-metadata';
import './platform/languages/register.js';
import { NestFactory } from '@nestjs/core';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { ConfigError, readConfig } from './platform/config/config.js';
import { createHttpApp, listen } from './platform/http/http-app.js';
import { OpenApiDocument } from './platform/http/openapi/openapi.controller.js';
import { exitOnUncaught, exitWithError } from './platform/logging/crash.js';
import { Realtime } from './platform/realtime/realtime.js';

/** `main.js` serves and, unless JOBS=0, runs jobs; `main.js worker` runs jobs only. */
async function main(mode: string | undefined): Promise<void> {
  const config = readConfig(process.env);
  if (mode === 'worker') {
    const worker = await NestFactory.createApplicationContext(AppModule.of(config, true), {
      bufferLogs: true,
      abortOnError: false,
    });
    worker.useLogger(worker.get(Logger));
    worker.get(Realtime).publishOnly();
    worker.enableShutdownHooks([], { useProcessExit: true });
    return;
  }
  const app = await createHttpApp(AppModule.of(config), config);
  // Before requests come, which would wait for it. Tests, which start hundreds of times, do without.
  app.get(OpenApiDocument).read();
  await listen(app, config);
  app.get(Logger).log(`The API listens on ${await app.getUrl()}`);
}

exitOnUncaught();
main(process.argv[2]).catch((error: unknown) => {
  if (!(error instanceof ConfigError)) exitWithError(error);
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
