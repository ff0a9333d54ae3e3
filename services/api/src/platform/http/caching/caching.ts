import { hash } from 'node:crypto';
import { type CacheTag, cacheTagHeaders } from '@ayana/contracts/operation';
import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '../route-config.js';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSharedRead, type PublicAnswer, type PublicAnswers } from './public-answers.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Seconds a public answer may be cached. */
    publicSeconds?: number;
    /** What the answer is made of, by which caches in front purge it. */
    cacheTag?: CacheTag | undefined;
    /** Whether a caller with an access token gets an answer of their own, which is not cached. */
    variesByCaller?: boolean;
    /** Whether what the route writes is in no public read, so that cached ones are still right. */
    keepsPublicReads?: boolean;
  }
}

/** A read that is the same for everyone: `Cache-Control: public` and an `ETag`. Every other answer is `no-store`. */
export const PublicCache = (seconds: number, cacheTag?: CacheTag): MethodDecorator =>
  applyDecorators(RouteConfig({ publicSeconds: seconds, cacheTag }));

/** The same for everyone who is signed out. Callers with an access token, such as staff, get an answer of their own: `no-store`. */
export const PublicCacheSignedOut = (seconds: number, cacheTag?: CacheTag): MethodDecorator =>
  applyDecorators(RouteConfig({ publicSeconds: seconds, cacheTag, variesByCaller: true }));

/** A route that creates what no public read contains: those in the cache stay, however many such requests come. */
export const KeepsPublicReads = (): MethodDecorator => RouteConfig({ keepsPublicReads: true });

/** Sets the caching headers of every answer, passes public ones to the cache and turns a repeated read into 304. */
export function addCaching(app: FastifyInstance, answers: PublicAnswers): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const { cacheTag, publicSeconds: seconds, variesByCaller } = request.routeOptions.config;
    if (variesByCaller) reply.header('vary', 'authorization');
    const answer = seconds === undefined ? undefined : publicAnswerOf(request, reply, payload);
    if (seconds === undefined || answer === undefined) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      done(null, payload);
      return;
    }
    answers.settle(request, answer);
    const { body, etag } = answer;
    reply
      .header('cache-control', `public, max-age=${seconds}, stale-while-revalidate=${seconds * 10}`)
      .headers(cacheTagHeaders(cacheTag === undefined ? [] : [cacheTag]))
      .header('etag', etag);
    const known = request.headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''));
    if (!known?.includes(etag) && !known?.includes('*')) {
      done(null, body);
      return;
    }
    reply.status(304).removeHeader('content-type').removeHeader('content-length');
    done(null, '');
  });
}

/** The cacheable answer; undefined unless it is 200 and sets no cookie. */
function publicAnswerOf(request: FastifyRequest, reply: FastifyReply, payload: unknown): PublicAnswer | undefined {
  if (request.cachedAnswer !== undefined) return request.cachedAnswer;
  if (!isSharedRead(request)) return undefined;
  if (reply.statusCode !== 200 || typeof payload !== 'string' || reply.hasHeader('set-cookie')) return undefined;
  const body = Buffer.from(payload);
  // Of the bytes: a text would be encoded once more, which takes longer than the hash.
  const etag = `"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
  return { body, etag, type: String(reply.getHeader('content-type')) };
}
