import { connect, type Socket } from 'node:net';

/** A server's answer to raw bytes. */
export interface Answer {
  /** HTTP status; 0 when no whole answer came. */
  readonly status: number;
  /** By lower-case name; values of a repeated header are joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The server ended the connection. */
  readonly closed: boolean;
  /** Informational answers (1xx) before it. */
  readonly interim: readonly number[];
  /** Milliseconds. */
  readonly took: number;
}

export interface Exchange {
  /** Loopback port of the server. */
  readonly port: number;
  readonly bytes: string | Buffer;
  /** How many answers are waited for; more than one for pipelined requests. */
  readonly answers?: number;
  /** Also waits, within the patience, for the server to end the connection. */
  readonly untilClosed?: boolean;
  readonly patienceMs?: number;
  /** Does something more with the connection, e.g. writes slowly. The function it returns is called at the end. */
  readonly act?: (socket: Socket) => (() => void) | void;
}

interface Head {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly bodyAt: number;
}

const PATIENCE_MS = 10_000;

/** Sends bytes to the server on this machine and reads its answer. Never rejects: a broken connection is an answer with status 0. */
export async function exchange(options: Exchange): Promise<Answer> {
  const answers = await exchangeAll(options);
  return answers.at(-1) ?? { status: 0, headers: {}, body: '', closed: false, interim: [], took: 0 };
}

/** As `exchange`, with all answers; the last one has status 0 where one is missing. */
export function exchangeAll({
  answers = 1,
  patienceMs = PATIENCE_MS,
  untilClosed = false,
  ...options
}: Exchange): Promise<Answer[]> {
  const begun = performance.now();
  const isHead = Buffer.from(options.bytes).subarray(0, 5).toString() === 'HEAD ';
  return new Promise((resolve) => {
    const socket = connect({ port: options.port, host: '127.0.0.1', allowHalfOpen: true });
    const read: Answer[] = [];
    let received: Buffer = Buffer.alloc(0);
    const interim: number[] = [];
    let undo: (() => void) | void;
    const finish = (closed: boolean): void => {
      clearTimeout(timer);
      undo?.();
      socket.removeAllListeners();
      socket.on('error', () => undefined);
      socket.destroy();
      const took = performance.now() - begun;
      if (read.length < answers)
        read.push({ status: 0, headers: {}, body: received.toString('latin1'), closed, interim, took });
      resolve(read.map((answer, index) => (index === read.length - 1 ? { ...answer, closed, took } : answer)));
    };
    const timer = setTimeout(() => finish(false), patienceMs);
    const take = (ended: boolean): void => {
      for (;;) {
        const head = headOf(received);
        if (head === undefined) return;
        const end = head.status < 200 && head.status !== 101 ? head.bodyAt : bodyEnd(head, received, { isHead, ended });
        if (end === undefined) return;
        const body = received.subarray(head.bodyAt, end);
        received = received.subarray(end);
        if (head.status < 200 && head.status !== 101) {
          interim.push(head.status);
          continue;
        }
        const text = head.headers['transfer-encoding'] === undefined ? body : unchunked(body);
        const took = performance.now() - begun;
        read.push({
          status: head.status,
          headers: head.headers,
          body: text.toString('utf8'),
          closed: ended,
          interim,
          took,
        });
        if (read.length >= answers && !untilClosed) return finish(ended);
      }
    };
    socket.on('connect', () => {
      socket.write(options.bytes);
      undo = options.act?.(socket);
    });
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      take(false);
    });
    socket.on('end', () => {
      take(true);
      finish(true);
    });
    socket.on('error', () => finish(true));
    socket.on('close', () => finish(true));
  });
}

function headOf(received: Buffer): Head | undefined {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const [first = '', ...lines] = received.subarray(0, end).toString('latin1').split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [name = '', ...value] = line.split(':');
    const key = name.toLowerCase();
    const text = value.join(':').trim();
    headers[key] = headers[key] === undefined ? text : `${headers[key]}, ${text}`;
  }
  return { status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0), headers, bodyAt: end + 4 };
}

/** Where the body ends (RFC 9112, 6.3); undefined while more has to come. */
function bodyEnd(
  { status, headers, bodyAt }: Head,
  received: Buffer,
  { isHead, ended }: { isHead: boolean; ended: boolean },
): number | undefined {
  if (isHead || status === 204 || status === 304 || status === 101) return bodyAt;
  if (headers['transfer-encoding'] !== undefined) {
    const last = received.indexOf('0\r\n\r\n', bodyAt);
    return last < 0 ? undefined : last + 5;
  }
  const length = headers['content-length'];
  if (length === undefined) return ended ? received.length : undefined;
  const end = bodyAt + Number(length);
  return received.length >= end ? end : undefined;
}

function unchunked(body: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length;) {
    const line = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.subarray(at, line).toString('latin1'), 16);
    if (line < 0 || !(size > 0)) break;
    parts.push(body.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
  return Buffer.concat(parts);
}
