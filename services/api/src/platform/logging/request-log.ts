import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PinoLogger } from 'nestjs-pino';

/** Requested so often by every page that a line for each would hide the rest. */
const QUIET = ['/api/web-vitals', '/api/auth/refresh'];

/** Failures are warnings, changes are logged; reads are not. */
function levelOf({ method, url }: FastifyRequest, { statusCode }: FastifyReply): 'warn' | 'info' | 'debug' {
  if (statusCode >= 500) return 'warn';
  if (method === 'GET' || method === 'HEAD') return 'debug';
  return QUIET.some((path) => url.startsWith(path)) ? 'debug' : 'info';
}

function ending({ raw, statusCode }: FastifyReply): string {
  if (!raw.writableFinished) return 'request aborted';
  return statusCode >= 500 ? 'request errored' : 'request completed';
}

/** Requests are logged by method, path and id: no query, headers, bodies or addresses, because they contain personal data. */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const level = levelOf(request, reply);
    const { id, method, url } = request;
    if (PinoLogger.root.isLevelEnabled(level) && !url.startsWith('/api/health/')) {
      const req = { id, method, path: url.split('?', 1)[0] };
      const res = { status: reply.statusCode };
      PinoLogger.root[level]({ req, request_id: id, res, responseTime: Math.round(reply.elapsedTime) }, ending(reply));
    }
    done();
  });
}
