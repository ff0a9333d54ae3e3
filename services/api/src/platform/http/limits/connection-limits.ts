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
import { isSocketUpgrade } from '@ayana/contracts/realtime';
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Milliseconds from the start of a connection, or of a further request on it, to the end of the request's headers. */
const HEADERS_TIMEOUT = 10_000;
/** Milliseconds to the end of its body. */
const REQUEST_TIMEOUT = 30_000;
/** Milliseconds without a byte in either direction, within a request. */
const IDLE_TIMEOUT = 60_000;
/** Milliseconds between two requests; longer than the render server keeps an idle connection. */
const KEEP_ALIVE_TIMEOUT = 35_000;

/** File descriptors reserved for everything but connections: the database, mail, files, logs. */
const RESERVED_DESCRIPTORS = 200;
const MAX_CONNECTIONS = 10_000;

type ConnectionOptions = Pick<
  FastifyHttpOptions<Server>,
  'clientErrorHandler' | 'connectionTimeout' | 'frameworkErrors' | 'http' | 'keepAliveTimeout' | 'requestTimeout'
>;

/** Time limits of a connection, and the answers to requests that never reach a route. */
export function connectionOptions(): ConnectionOptions {
  return {
    connectionTimeout: IDLE_TIMEOUT,
    keepAliveTimeout: KEEP_ALIVE_TIMEOUT,
    requestTimeout: REQUEST_TIMEOUT,
    http: {
      headersTimeout: HEADERS_TIMEOUT,
      connectionsCheckingInterval: 2_500,
      keepAlive: true,
      keepAliveInitialDelay: 60_000,
      shouldUpgradeCallback: isSocketUpgrade,
    },
    clientErrorHandler: refuseConnection,
    // The router cannot read the address: no hook has run, and Nest is not called.
    frameworkErrors: refuse,
  };
}

/** Reserves file descriptors for everything else: a connection above the limit is closed at once. */
export function limitConnections(server: Server): void {
  // Not in Node's types: without it the report looks up the host name of every peer.
  Reflect.set(process.report, 'excludeNetwork', true);
  const report: unknown = process.report.getReport();
  const limit = ['userLimits', 'open_files', 'soft'].reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    report,
  );
  // Undefined or "unlimited" on systems without a limit.
  const room = typeof limit === 'number' ? Math.max(64, limit - RESERVED_DESCRIPTORS) : MAX_CONNECTIONS;
  server.maxConnections = Math.min(MAX_CONNECTIONS, room);
}

/**
 * An answer that does not need the body, such as a refusal, waits for the body's end: sent earlier, it would close the connection while the
 * caller still sends, who would see a reset connection instead of the answer.
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

/** Answers what Node could not parse as a request, and closes the connection; never into the middle of another answer. */
function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  const answer: unknown = Reflect.get(socket, '_httpMessage');
  const begun = answer instanceof ServerResponse && answer.headersSent;
  if (socket.writable && !begun && error.code !== 'ECONNRESET')
    socket.write(rawRefusal(refusalOfParser(error.code), newRequestId()));
  socket.destroySoon();
}
