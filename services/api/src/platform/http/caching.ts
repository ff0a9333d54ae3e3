import { hash } from 'node:crypto';
import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Seconds an answer that is the same for everybody may be kept. */
    publicSeconds?: number;
  }
}

/** A read that is the same for everybody: `Cache-Control: public` and an `ETag`. Every other answer is `no-store`. */
export const PublicCache = (seconds: number): MethodDecorator =>
  applyDecorators(RouteConfig({ publicSeconds: seconds }));

/** Sets the caching headers of every answer and turns a repeated public read into 304. */
export function addCaching(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const seconds = request.routeOptions.config.publicSeconds;
    if (seconds === undefined || reply.statusCode !== 200 || typeof payload !== 'string') {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      done(null, payload);
      return;
    }
    const etag = `"${hash('sha256', payload, 'base64url').slice(0, 27)}"`;
    reply
      .header('cache-control', `public, max-age=${seconds}, stale-while-revalidate=${seconds * 10}`)
      .header('etag', etag);
    const known = request.headers['if-none-match']?.split(',').map((each) => each.trim().replace(/^W\//, ''));
    if (!known?.includes(etag) && !known?.includes('*')) {
      done(null, payload);
      return;
    }
    reply.status(304).removeHeader('content-type').removeHeader('content-length');
    done(null, '');
  });
}
