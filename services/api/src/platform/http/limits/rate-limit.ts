import rateLimit from '@fastify/rate-limit';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppError } from '../../app-error.js';
import { describeFailure } from '../../logging/failure.js';
import { PROBLEM_MESSAGES } from '../problems/messages.js';
import { RouteConfig } from '../route-config.js';
import { sharedCountFailures } from './limits.metrics.js';
import { RateCounts } from './rate-counts.js';
import { SharedCounts } from './shared-counts.js';

const WINDOW = 60_000;
/**
 * Requests per minute of one client address, counted over all routes of a group and all processes together. An outside sign-in needs no guessing limit and
 * takes two requests, leaving and coming back; a hospital's staff share one address.
 */
const LIMITS = {
  forms: 60,
  sign_in: 60,
  outside_sign_in: 240,
  accounts: 60,
  reports: 60,
  vitals: 600,
  votes: 60,
  holds: 60,
  appointments: 60,
  uploads: 120,
  // A file has at most twenty parts.
  upload_parts: 1200,
  // Each puts a whole record together.
  exports: 20,
  // Codes of letters: far below what guessing would need.
  letters: 60,
} as const;
export type RateGroup = keyof typeof LIMITS;

/** Counts a route towards its group's limit per client address; above it the answer is 429 with `Retry-After`. */
export const RateLimited = (group: RateGroup): MethodDecorator =>
  RouteConfig({ rateLimit: { max: LIMITS[group], timeWindow: WINDOW, groupId: group } });

export async function addRateLimits(app: NestFastifyApplication): Promise<void> {
  const shared = app.get(SharedCounts);
  const logger = new Logger('Limits');
  sharedCountFailures.inc({ store: shared.store }, 0);
  class Counts extends RateCounts {
    constructor() {
      super({
        shared,
        onFailure: (error) => {
          sharedCountFailures.inc({ store: shared.store });
          logger.warn(
            { store: shared.store, failure: describeFailure(error) },
            'Requests are counted by this process alone',
          );
        },
      });
    }
  }
  await app.register(rateLimit, {
    global: false,
    store: Counts,
    hook: 'onRequest',
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
    errorResponseBuilder: (_request, { ttl }) =>
      new AppError('too_many_requests', PROBLEM_MESSAGES.too_many_requests, {
        retryAfter: ttl / 1000,
      }),
  });
}
