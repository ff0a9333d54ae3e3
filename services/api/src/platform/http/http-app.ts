import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import { OUTSIDE_SIGN_IN_CALLBACK } from '@ayana/contracts/identity';
import { BODY_LIMIT, REQUEST_ID, REQUEST_ID_HEADER } from '@ayana/contracts/operation';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { Clock, Ids } from '../clock/clock.js';
import { Config } from '../config/config.js';
import { Database } from '../database/database.js';
import { Health } from '../health/health.js';
import { followLanes } from '../database/lanes.js';
import { followOwnWrites } from '../database/own-writes.js';
import { addRequestLog } from '../logging/request-log.js';
import { addHttpMetrics } from '../metrics/http-metrics.js';
import { followLanguages } from '../languages/current-language.js';
import { followRequests } from '../requests/current-request.js';
import { SocketAdapter } from '../realtime/socket.adapter.js';
import { addCaching } from './caching/caching.js';
import { addCsvBodies } from './csv/csv-bodies.js';
import { addUploadBodies } from '../files/upload-bodies.js';
import { Drain } from './drain.js';
import { answerAfterBody, limitConnections, connectionOptions } from './limits/connection-limits.js';
import { addSignedBodies } from './signed-bodies.js';
import { addStorableCheck } from './input/storable-check.js';
import { addProtectiveHeaders } from './protective-headers.js';
import { addPublicAnswers, PublicAnswers } from './caching/public-answers.js';
import { addRateLimits } from './limits/rate-limit.js';

export const API_PREFIX = 'api';
const JSON_TYPES = ['application/csp-report', 'application/reports+json'];

/** The HTTP application with all its hooks and limits, not listening yet. */
export async function createHttpApp(module: DynamicModule, config: Config): Promise<NestFastifyApplication> {
  const ids = new Ids(new Clock());
  const adapter = new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    // Exact hops only: anything more would accept an address the client forged.
    trustProxy: (_address: string, hop: number) => hop < config.trustedProxies,
    ...connectionOptions(),
    requestIdHeader: false,
    genReqId: (request: IncomingMessage) => {
      const given = request.headers[REQUEST_ID_HEADER];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : ids.next();
    },
    forceCloseConnections: 'idle',
    // Requests in progress are answered, also while the server closes.
    return503OnClosing: false,
  });
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, {
    bufferLogs: true,
    bodyParser: false,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  app.setGlobalPrefix(API_PREFIX, { exclude: [OUTSIDE_SIGN_IN_CALLBACK] });
  const fastify = adapter.getInstance();
  fastify.removeContentTypeParser('text/plain');
  for (const type of JSON_TYPES)
    fastify.addContentTypeParser(type, { parseAs: 'string' }, fastify.getDefaultJsonParser('error', 'error'));
  // The body of a mail program's unsubscribe button (RFC 8058) adds nothing to the address.
  fastify.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, _body, done) =>
    done(null, undefined),
  );
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
  answerAfterBody(fastify);
  addProtectiveHeaders(fastify);
  followRequests(fastify);
  followLanes(fastify);
  followOwnWrites(fastify, config);
  followLanguages(fastify, config.pseudoLocales);
  app.get(Drain).watch(fastify);
  addHttpMetrics(fastify);
  addRequestLog(fastify);
  const answers = new PublicAnswers(config.publicAnswersMs);
  app.get(Database).onCommit(() => answers.clear());
  addPublicAnswers(fastify, answers);
  addCaching(fastify, answers);
  addCsvBodies(fastify);
  await addUploadBodies(fastify);
  addSignedBodies(fastify);
  addStorableCheck(fastify);
  await app.register(cookie, { secret: config.cookieSecret });
  await addRateLimits(app);
  return app;
}

/** Starts listening; sockets use the same server. */
export async function listen(app: NestFastifyApplication, config: Config): Promise<void> {
  app.enableShutdownHooks([], { useProcessExit: true });
  app.useWebSocketAdapter(new SocketAdapter(app));
  await app.init();
  limitConnections(app.getHttpServer());
  await app.listen(config.apiPort, config.host);
  app.get(Health).started();
}
