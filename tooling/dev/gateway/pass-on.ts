import { Agent, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Hands a request on to a port of this machine and its answer back. */
export function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  port: number,
  change: (headers: IncomingMessage['headers']) => IncomingMessage['headers'] = (headers) => headers,
): void {
  const forward = request(
    {
      agent,
      port,
      host: '127.0.0.1',
      method: incoming.method ?? 'GET',
      path: incoming.url ?? '/',
      headers: { ...incoming.headers, ...origin(incoming) },
    },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, change(answer.headers));
      answer.pipe(outgoing);
    },
  );
  forward.once('error', (error) => {
    if (outgoing.headersSent) outgoing.destroy();
    else sendText(outgoing, 502, `The server behind this address did not answer: ${error.message}\n`);
  });
  outgoing.once('close', () => forward.destroy());
  incoming.pipe(forward);
}

/** Joins a socket with one of a port of this machine. */
export function passSocketOn(incoming: IncomingMessage, socket: Duplex, head: Buffer, port: number): void {
  const behind = connect({ port, host: '127.0.0.1' }, () => {
    const headers = Object.entries({ ...incoming.headers, ...origin(incoming) }).flatMap(([name, value]) =>
      value === undefined ? [] : [`${name}: ${Array.isArray(value) ? value.join(', ') : value}`],
    );
    behind.write(`${incoming.method ?? 'GET'} ${incoming.url ?? '/'} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
    behind.write(head);
    socket.pipe(behind).pipe(socket);
  });
  behind.on('error', () => socket.destroy());
  socket.on('error', () => behind.destroy());
  socket.on('close', () => behind.destroy());
  behind.on('close', () => socket.destroy());
}

export function sendText(response: ServerResponse, status: number, text: string, type = 'text/plain'): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
  response.end(text);
}

/** What the client itself says about where it comes from is dropped, as by the render server. */
function origin(incoming: IncomingMessage): Record<string, string> {
  return {
    'x-forwarded-for': incoming.socket.remoteAddress ?? '127.0.0.1',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': incoming.headers.host ?? 'localhost',
  };
}
