import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { isSocketUpgrade } from '@ayana/contracts/realtime';
import type { FastifyHttpOptions } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Limits of connections and of their waiting times, in milliseconds. */
export interface SocketLimits {
  /** At once; a further one is closed immediately. */
  connections: number;
  /** At once per client network; undefined behind a proxy, where all have the proxy's address. */
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
/** File descriptors reserved for files, logs, libraries and connections to the API. */
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

/** Most connections of one network: half stay free for others. */
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
      // How often Node checks for timeouts.
      connectionsCheckingInterval: Math.max(100, Math.min(5_000, Math.floor(headersTimeout / 4))),
      maxHeaderSize: HEADERS,
      // Detects peers that are gone without closing.
      keepAlive: true,
      keepAliveInitialDelay: 60_000,
      shouldUpgradeCallback: isSocketUpgrade,
      // Refused by a hook like every malformed request: Node's own answer has no text.
      requireHostHeader: false,
    },
  };
}

/** Limits the connections of a server; call it before listening. */
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

/** The network of a connection: an IPv4 address, or the /64 of one IPv6 customer (RFC 6177). */
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
