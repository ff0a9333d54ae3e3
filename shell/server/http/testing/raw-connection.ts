import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** What came over a connection until it was closed. */
export interface RawAnswer {
  status: number;
  /** Names in small letters. */
  headers: Record<string, string>;
  body: string;
  text: string;
}

/** Opens a connection and writes raw text to it, as no HTTP client would. */
export async function openConnection(port: number, sent = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // A reset connection is visible in what was read.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(sent, 'latin1');
  return socket;
}

/** All that comes over a connection until the server closes it. */
export async function readToEnd(socket: Socket): Promise<RawAnswer> {
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  await once(socket, 'close');
  const text = Buffer.concat(parts).toString('latin1');
  const [top = '', ...body] = text.split('\r\n\r\n');
  const [line = '', ...fields] = top.split('\r\n');
  return {
    status: Number(line.split(' ')[1] ?? 0),
    headers: Object.fromEntries(
      fields.map((field) => {
        const colon = field.indexOf(':');
        return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
      }),
    ),
    body: body.join('\r\n\r\n'),
    text,
  };
}

/** Sends one request and reads everything until the server closes the connection. */
export async function exchange(port: number, sent: string): Promise<RawAnswer> {
  return readToEnd(await openConnection(port, sent));
}

/** A request's head. @param fields whole lines, without their ends */
export function head(line: string, ...fields: string[]): string {
  return [`${line} HTTP/1.1`, 'Host: localhost', ...fields, '', ''].join('\r\n');
}
