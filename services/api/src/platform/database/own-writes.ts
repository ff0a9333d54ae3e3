import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.js';
import { OwnCookie } from '../http/own-cookie.js';
import { later, type WalPosition } from './wal-position.js';

declare module 'fastify' {
  interface FastifyRequest {
    ownWrites: OwnWrites | undefined;
  }
}

/** How far the log of the primary was when this visitor last wrote, in earlier requests and in this one. */
interface OwnWrites {
  position: WalPosition;
  wroteNow: boolean;
}

const COOKIE = 'ayana_wrote';
/** Longer than a replica that is still asked may be behind (`replica.ts`) and an answer of it be cached (`public-answers.ts`). */
const SECONDS = 15;
/** Read before the other cookies are. */
const POSITION = /(?:^|;\s*)(?:__Secure-)?ayana_wrote=([0-9a-f]{1,16})(?:;|$)/;

const writes = new AsyncLocalStorage<OwnWrites>();

/** What the reads of the current request must contain; 0 when its visitor wrote nothing lately. */
export const ownPosition = (): WalPosition => writes.getStore()?.position ?? 0n;

/** Notes a commit of the current request. */
export function noteOwnWrite(position: WalPosition): void {
  const own = writes.getStore();
  if (own === undefined) return;
  own.position = later(own.position, position);
  own.wroteNow = true;
}

/**
 * A browser keeps the position of its last write in a cookie, signed in or not, so that its next reads contain it in whichever process they
 * arrive. Only answers to requests that change something set it: those to reads may be shared.
 */
export function followOwnWrites(app: FastifyInstance, config: Config): void {
  if (config.databaseReadUrl === null) return;
  const cookie = new OwnCookie(config, { name: COOKIE, path: '/api', seconds: SECONDS });
  app.decorateRequest('ownWrites', undefined);
  app.addHook('onRequest', (request, _reply, done) => {
    const [, hex = '0'] = POSITION.exec(request.headers.cookie ?? '') ?? [];
    request.ownWrites = { position: BigInt(`0x${hex}`), wroteNow: false };
    writes.run(request.ownWrites, done);
  });
  // Once more, because reading the body leaves the first context.
  app.addHook('preValidation', (request, _reply, done) => {
    const own = request.ownWrites;
    if (own === undefined) return done();
    writes.run(own, done);
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    const own = request.ownWrites;
    if (own?.wroteNow === true && !['GET', 'HEAD'].includes(request.method))
      cookie.set(reply, own.position.toString(16));
    done();
  });
}
