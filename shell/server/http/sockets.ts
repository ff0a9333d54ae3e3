import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { isSocketUpgrade } from '@ayana/contracts/realtime';
import type { FastifyHttpOptions } from 'fastify';
import ipaddr from 'ipaddr.js';

/** How many connections there may be, and how long each may keep this server waiting; times in milliseconds. */
export interface SocketLimits {
  /** At once; a further one is closed as soon as it is made. */
  connections: number;
  /** Of one client's network at once; undefined behind a proxy, where all come from the proxy's address. */
  connectionsPerAddress: number | undefined;
  /** From the first moment of a connection, or of a further request on it, to the end of the request's headers. */
  headersTimeout: number;
  /** To the end of its body. */
  requestTimeout: number;
  /** Without a byte in either direction, within a request. */
  idleTimeout: number;
  /** Between two requests. */
  keepAliveTimeout: number;
}

/** Bytes of all headers of a request together, its address among them. */
const HEADERS = 16 * 1024;
/** Seconds between two lines of the log about refused connections. */
const LOGGED_EVERY = 60;
/** Descriptors for everything but connections: files, logs, libraries, connections to the API. */
const KEPT_BACK = 300;
const MOST_CONNECTIONS = 10_000;
const MOST_PER_ADDRESS = 1_000;

/**
 * How many connections this process can have: each may need a second descriptor, for a file or its socket at the API.
 * @param openFiles descriptors the process may have; undefined where the system has no such limit
 */
export function connectionsFor(openFiles: number | undefined): number {
  if (openFiles === undefined) return MOST_CONNECTIONS;
  return Math.min(MOST_CONNECTIONS, Math.max(64, Math.floor((openFiles - KEPT_BACK) / 2)));
}

/** What one network may have of them: the others keep half in any case. */
export function connectionsPerAddressFor(connections: number): number {
  return Math.min(MOST_PER_ADDRESS, Math.ceil(connections / 2));
}

/** Descriptors this process may have; undefined where the system names no such limit. Node raises it to the hard one at its start. */
export function openFilesLimit(): number | undefined {
  // Not in Node's types: without it the report looks up the name of every peer.
  Reflect.set(process.report, 'excludeNetwork', true);
  const report: unknown = process.report.getReport();
  const soft = ['userLimits', 'open_files', 'soft'].reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    report,
  );
  return typeof soft === 'number' ? soft : undefined;
}

/** The limits as fastify takes them. */
export function socketOptions(
  limits: SocketLimits,
): Pick<FastifyHttpOptions<Server>, 'connectionTimeout' | 'http' | 'keepAliveTimeout' | 'requestTimeout'> {
  const { headersTimeout, idleTimeout, keepAliveTimeout, requestTimeout } = limits;
  return {
    connectionTimeout: idleTimeout,
    keepAliveTimeout,
    requestTimeout,
    http: {
      headersTimeout: Math.min(headersTimeout, requestTimeout),
      // How often Node looks for what is over its time.
      connectionsCheckingInterval: Math.max(100, Math.min(5_000, Math.floor(headersTimeout / 4))),
      maxHeaderSize: HEADERS,
      // The system finds out that a peer has gone without closing.
      keepAlive: true,
      keepAliveInitialDelay: 60_000,
      shouldUpgradeCallback: isSocketUpgrade,
      // Refused by a hook, as every other malformed request: Node's own answer has no words.
      requireHostHeader: false,
    },
  };
}

/** Bounds the connections of a server that is about to listen. */
export function boundConnections(server: Server, limits: SocketLimits, warn: (message: string) => void): void {
  const log = atMostEveryMinute(warn);
  server.maxConnections = limits.connections;
  server.on('drop', () => log('connections were refused: there are MAX_CONNECTIONS already'));
  const { connectionsPerAddress } = limits;
  if (connectionsPerAddress === undefined) return;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress);
    const count = (open.get(network) ?? 0) + 1;
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
    if (count <= connectionsPerAddress) return;
    log('connections were refused: one address has MAX_CONNECTIONS_PER_ADDRESS already');
    socket.destroy();
  });
}

/** Whose a connection is: an IPv4 address, or the /64 that is one customer's in IPv6 (RFC 6177). */
export function networkOf(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return '';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString();
}

/** Logs a message at most once a minute: an attack must not fill the log. */
function atMostEveryMinute(warn: (message: string) => void): (message: string) => void {
  const logged = new Map<string, number>();
  return (message) => {
    const now = performance.now();
    if (now - (logged.get(message) ?? -Infinity) < LOGGED_EVERY * 1000) return;
    logged.set(message, now);
    warn(message);
  };
}
