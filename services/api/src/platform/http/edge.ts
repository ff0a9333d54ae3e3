import { type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { finished } from 'node:stream';
import {
  newRequestId,
  rawRefusal,
  refusal,
  refusalOfParser,
  refusalOfStatus,
  REFUSALS,
  REQUEST_ID_HEADER,
} from '@ayana/contracts/operation';
import { PROBLEM_CONTENT_TYPE } from '@ayana/contracts/problems';
import { asksForSocket } from '@ayana/contracts/realtime';
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds from the first moment of a connection, or of a further request on it, to the end of the request's headers. */
const HEADERS_TIMEOUT = 10_000;
/** Milliseconds to the end of its body. */
const REQUEST_TIMEOUT = 30_000;
/** Milliseconds without a byte in either direction, within a request. */
const IDLE_TIMEOUT = 60_000;
/** Milliseconds between two requests; longer than the render server keeps a connection it does not use. */
const KEEP_ALIVE_TIMEOUT = 35_000;

/** Descriptors for everything but connections: the database, mail, files, logs. */
const KEPT_BACK = 200;
const MOST_CONNECTIONS = 10_000;

type EdgeOptions = Pick<
  FastifyHttpOptions<Server>,
  'clientErrorHandler' | 'connectionTimeout' | 'frameworkErrors' | 'http' | 'keepAliveTimeout' | 'requestTimeout'
>;

/** How long a connection may keep the API waiting, and what is answered to that which never becomes a request of a route. */
export function edgeOptions(): EdgeOptions {
  return {
    connectionTimeout: IDLE_TIMEOUT,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    requestTimeout: REQUEST_TIMEOUT,
    http: {
      headersTimeout: HEADERS_TIMEOUT,
      connectionsCheckingInterval: 2_500,
      keepAlive: true,
      keepAliveInitialDelay: 60_000,
      shouldUpgradeCallback: asksForSocket,
    },
    clientErrorHandler: refuseConnection,
    // What the router cannot read: no hook has run, and Nest is not asked.
    frameworkErrors: refuse,
  };
}

/** Leaves descriptors for everything else: a further connection is closed as soon as it is made. */
export function boundConnections(server: Server): void {
  // Not in Node's types: without it the report looks up the name of every peer.
  Reflect.set(process.report, 'excludeNetwork', true);
  const report: unknown = process.report.getReport();
  const limit = ['userLimits', 'open_files', 'soft'].reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    report,
  );
  // Undefined or "unlimited" where the system has no such limit.
  const room = typeof limit === 'number' ? Math.max(64, limit - KEPT_BACK) : MOST_CONNECTIONS;
  server.maxConnections = Math.min(MOST_CONNECTIONS, room);
}

/**
 * An answer that needs no more of the body, such as a refusal, waits for its end: sent before, it would close the connection while the
 * caller still sends, who then reads a reset connection instead of the answer.
 */
export function answerAfterBody(app: FastifyInstance): void {
  app.addHook('onSend', ({ raw }, _reply, payload, done) => {
    if (raw.complete || raw.destroyed) {
      done(null, payload);
      return;
    }
    finished(raw, { writable: false }, () => done(null, payload));
    raw.resume();
  });
}

function refuse(error: { statusCode?: number }, { id }: FastifyRequest, reply: FastifyReply): void {
  const code = refusalOfStatus(error.statusCode);
  void reply
    .code(REFUSALS[code][0])
    .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', [REQUEST_ID_HEADER]: id })
    .type(PROBLEM_CONTENT_TYPE)
    .send(JSON.stringify(refusal(code, id)));
}

/** Answers what Node could not read as a request, and closes the connection; never into the middle of another answer. */
function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  const answer: unknown = Reflect.get(socket, '_httpMessage');
  const begun = answer instanceof ServerResponse && answer.headersSent;
  if (socket.writable && !begun && error.code !== 'ECONNRESET')
    socket.write(rawRefusal(refusalOfParser(error.code), newRequestId()));
  socket.destroySoon();
}
