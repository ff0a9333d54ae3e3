import type { IncomingMessage } from 'node:http';
import { finished, type Readable, Transform, type TransformCallback } from 'node:stream';

/** A body that turned out longer than what may be sent. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/**
 * A request's body on its way to the API, counted as it passes: a chunked one does not say its length. It stands between the two
 * connections, so that the API's end may close while the client still sends: the rest is then read and dropped, and the
 * client reads its answer instead of a reset connection. The server's `requestTimeout` bounds how long that may take.
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
  // Its reader gets its errors as well; before it has one, an error must not end the process.
  body.on('error', () => undefined);
  source.pipe(body);
  return body;
}

/**
 * A body that is read before anything is asked of the API: one that comes slowly, or never, takes none of its connections.
 * @param limit bytes
 * @throws BodyTooLarge; whatever ended the connection, when the client leaves before the end
 */
export async function wholeBody(source: Readable, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of limitedBody(source, limit)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/**
 * Waits until the rest of a body that is not needed has come, or its client is gone. An answer sent before would close the connection
 * while the client still sends, who then reads a reset connection instead of the answer. The server's `requestTimeout` bounds the wait.
 */
export function drained(request: IncomingMessage): Promise<void> {
  if (request.complete || request.destroyed) return Promise.resolve();
  return new Promise((resolve) => {
    finished(request, { writable: false }, () => resolve());
    request.resume();
  });
}
