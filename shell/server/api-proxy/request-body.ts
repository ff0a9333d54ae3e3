import type { IncomingMessage } from 'node:http';
import { finished, type Readable, Transform, type TransformCallback } from 'node:stream';

/** A body that exceeded its limit. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/**
 * Streams a request's body to the API and counts its bytes: a chunked body has no declared length. When the API closes its
 * connection while the client still sends, the rest is read and dropped, so that the client gets its answer and
 * not a reset connection. The server's `requestTimeout` limits how long that may take.
 * @param limit bytes
 */
export function limitedBody(source: Readable, limit: number): Transform {
  let passed = 0;
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback): void {
      passed += chunk.length;
      if (passed > limit) done(new BodyTooLarge(`The body is longer than ${limit} bytes.`));
      else done(null, chunk);
    },
  });
  finished(source, { writable: false }, (error) => {
    if (error) body.destroy(error);
  });
  body.once('close', () => {
    source.unpipe(body);
    source.resume();
  });
  // The reader handles errors; before there is one, an error must not end the process.
  body.on('error', () => undefined);
  source.pipe(body);
  return body;
}

/**
 * Reads a whole body before the API is called, so that a slow body uses no API connection.
 * @param limit bytes
 * @throws BodyTooLarge; whatever ended the connection, when the client leaves before the end
 */
export async function wholeBody(source: Readable, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of limitedBody(source, limit)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Waits until an unneeded body has arrived, or its client is gone. An earlier answer would close the connection
 * while the client still sends, and the client would see a reset connection. The server's `requestTimeout` limits the wait.
 */
export function drained(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    finished(request, { writable: false }, () => resolve());
    request.resume();
  });
}
