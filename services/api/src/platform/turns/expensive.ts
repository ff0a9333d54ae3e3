import { applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { RouteConfig } from '../http/route-config.js';

/**
 * What makes a route expensive: it writes a paper or a file, reads or writes a table, searches, or counts over many rows. A `pack` takes so long
 * that packs have turns of their own, one at a time.
 */
export const EXPENSIVE_KINDS = ['pdf', 'pack', 'zip', 'csv', 'search', 'report'] as const;
export type ExpensiveKind = (typeof EXPENSIVE_KINDS)[number];

/** In the API's document, so that tests and benches find these routes. */
export const EXPENSIVE_EXTENSION = 'x-expensive';

declare module 'fastify' {
  interface FastifyContextConfig {
    expensive?: ExpensiveKind;
  }
}

/**
 * A route that costs much: only some run at once, the users take turns, and it ends when its caller has gone (`expensive.interceptor.ts`,
 * docs/adr/0085). Beyond what may wait, its caller gets 503 with `Retry-After`.
 */
export const Expensive = (kind: ExpensiveKind): MethodDecorator =>
  applyDecorators(RouteConfig({ expensive: kind }), ApiExtension(EXPENSIVE_EXTENSION, kind));
