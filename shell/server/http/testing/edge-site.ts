import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { createEdge } from '../edge';
import { proxyApi } from '../../api-proxy/proxy';
import { followRequests } from '../requests';
import type { SocketLimits } from '../sockets';

/** Limits that no test reaches unless it sets its own. */
const AMPLE: SocketLimits = {
  connections: 5_000,
  connectionsPerAddress: undefined,
  headersTimeout: 20_000,
  requestTimeout: 20_000,
  idleTimeout: 20_000,
  keepAliveTimeout: 20_000,
};

export interface EdgeSite {
  app: FastifyInstance;
  api: Server;
  port: number;
  /** Closed connections to the site, counted. */
  closed: () => number;
  /** Waits until this many have been closed. */
  untilClosed: (count: number) => Promise<void>;
  /** Connections to the site that are open. */
  open: () => Promise<number>;
  close: () => Promise<void>;
}

/** The render server's edge and API proxy, without pages: `/*` answers "page". */
export async function startEdgeSite(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  limits: Partial<SocketLimits> = {},
): Promise<EdgeSite> {
  const api = createServer(answer);
  const apiPort = await listening(api);
  const edge = createEdge({ publicOrigin: 'http://localhost', sockets: { ...AMPLE, ...limits } });
  const app = fastify({
    ...edge.options,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  followRequests(app);
  edge.watch(app);
  await proxyApi(app, { apiOrigin: `http://127.0.0.1:${apiPort}`, generation: () => 7 });
  app.get('/*', async (_request, reply) => reply.type('text/html').send('page'));
  app.get('/fails', async () => {
    throw new Error('as it must');
  });
  edge.showNotFound(async (_request, reply) => reply.code(404).type('text/html').send('not-found page'));
  let closed = 0;
  let waiting: (() => void) | undefined;
  app.server.on('connection', (socket) =>
    socket.once('close', () => {
      closed += 1;
      waiting?.();
    }),
  );
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    api,
    port: (app.server.address() as AddressInfo).port,
    closed: () => closed,
    untilClosed: (count) =>
      new Promise((resolve) => {
        waiting = () => {
          if (closed >= count) resolve();
        };
        waiting();
      }),
    open: () =>
      new Promise((resolve, reject) => {
        app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      }),
    close: async () => {
      await app.close();
      api.closeAllConnections();
      await new Promise((resolve) => {
        api.close(resolve);
      });
    },
  };
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
}
