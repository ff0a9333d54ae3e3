import type { Server } from 'node:http';
import { type RefusalCode, refusalOfStatus } from '@ayana/contracts/operation';
import { SOCKET_PATH } from '@ayana/contracts/realtime';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyHttpOptions } from 'fastify';
import { OUTSIDE_SIGN_IN_CALLBACK } from '@ayana/contracts/identity';
import type { Config } from '../config';
import { IDENTITY_FORMS } from '../pages/identity-forms';
import { refuseConnection, sendRefusal, wantsPage } from './problems';
import { API_METHODS } from '../api-proxy/proxy';
import { originForm, siteAddress, staysOnSite } from './request-target';
import { commonHeaders } from './security-headers';
import { boundConnections, socketOptions } from './sockets';

type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The answers outside of this server's routes. */
export interface Edge {
  /** Options for fastify. */
  options: Pick<
    FastifyHttpOptions<Server>,
    | 'clientErrorHandler'
    | 'connectionTimeout'
    | 'frameworkErrors'
    | 'http'
    | 'keepAliveTimeout'
    | 'requestTimeout'
    | 'rewriteUrl'
  >;
  /** Call it before any route is registered. */
  watch: (app: FastifyInstance) => void;
  /** Sets the function that sends the not-found page. */
  showNotFound: (send: Answer) => void;
}

/**
 * The edge of the site: connection limits, malformed URLs, unsupported methods, and errors. Errors are problems
 * (RFC 9457); a browser that opens an unknown URL gets the not-found page.
 */
export function createEdge({ publicOrigin, sockets }: Pick<Config, 'publicOrigin' | 'sockets'>): Edge {
  const headers = commonHeaders(publicOrigin.startsWith('https:'));
  let sendNotFound: Answer | undefined;

  async function refuse(request: FastifyRequest, reply: FastifyReply, code: RefusalCode): Promise<FastifyReply> {
    const nothing = code === 'not_found' || code === 'malformed_request';
    // No page script may run at a URL that resolves to another host.
    if (nothing && sendNotFound !== undefined && wantsPage(request) && staysOnSite(request.url, publicOrigin))
      return sendNotFound(request, reply);
    return sendRefusal(reply.headers(headers), code);
  }

  const onError = async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const code = refusalOfStatus(statusOf(error));
    if (code === 'internal_error') request.log.error({ err: error }, 'a request could not be answered');
    return refuse(request, reply, code);
  };

  return {
    options: {
      ...socketOptions(sockets),
      clientErrorHandler: refuseConnection,
      // A URL the router cannot parse; no hook has run.
      frameworkErrors: (error, request, reply) => {
        void onError(error, request, reply);
      },
      rewriteUrl: ({ url = '/' }) => originForm(url),
    },
    watch: (app) => {
      boundConnections(app.server, sockets, (message) => app.log.warn(message));
      // Expectations other than `100-continue` may be ignored (RFC 9110, 10.1.1).
      app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
      app.addHook('onRequest', async (request, reply) => {
        const named = request.raw.httpVersion === '1.0' || request.headers.host !== undefined;
        const known = request.url === '*' || siteAddress(request.url, publicOrigin) !== undefined;
        return named && known ? undefined : refuse(request, reply, 'malformed_request');
      });
      app.setErrorHandler(onError);
      app.setNotFoundHandler(async (request, reply) => {
        if (request.method === 'GET' || request.method === 'HEAD') return refuse(request, reply, 'not_found');
        return refuse(request, reply.header('allow', methodsOf(request.url).join(', ')), 'method_not_allowed');
      });
    },
    showNotFound: (send) => {
      sendNotFound = send;
    },
  };
}

function statusOf(error: unknown): number | undefined {
  const status: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'statusCode') : undefined;
  return typeof status === 'number' ? status : undefined;
}

/** The methods of a path, for `Allow` (RFC 9110, 10.2.1). */
function methodsOf(url: string): readonly string[] {
  const path = url.split('?', 1)[0] ?? '';
  const passedOn = ['/api', SOCKET_PATH].some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
  if (passedOn || path === OUTSIDE_SIGN_IN_CALLBACK) return API_METHODS;
  return IDENTITY_FORMS.includes(path) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
}
