import rateLimit from '@fastify/rate-limit';
import { Logger } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.js';
import { describeFailure } from '../../logging/failure.js';
import { PROBLEM_MESSAGES } from '../problems/messages.js';
import { Config } from '../../config/config.js';
import { bearerOf, TokenReader } from '../access/access.guard.js';
import { RouteConfig } from '../route-config.js';
import { sharedCountFailures } from './limits.metrics.js';
import { RateCounts } from './rate-counts.js';
import { SharedCounts } from './shared-counts.js';
import { refusalPause } from './refusal-pause.js';
import { UserShares } from './user-shares.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The user whose genuine token the request has, for counting only. */
    countedUser: string | undefined;
  }
}

const WINDOW = 60_000;
/**
 * Requests per minute of one client address, counted over all routes of a group and all processes together; on routes for signed-in users, of one user, so
 * that a hospital's members behind one address do not use up each other's, and one user behind many addresses has one. An outside sign-in needs no
 * guessing limit and takes two requests, leaving and coming back.
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
  // What mail servers and carriers bring, each from a few addresses.
  webhooks: 300,
  // Links of guests: opened, and what they add.
  guest_links: 30,
  guest_codes: 20,
  guest_writes: 60,
} as const;
export type RateGroup = keyof typeof LIMITS;

/** Milliseconds in which a signed-in user has a share of all reads, and one of all writes. */
const SHARE_WINDOW = 10_000;

/** Counts a route towards its group's limit per client address or user; above it the answer is 429 with `Retry-After`. */
export const RateLimited = (group: RateGroup): MethodDecorator =>
  RouteConfig({ rateLimit: { max: LIMITS[group], timeWindow: WINDOW, groupId: group } });

export async function addRateLimits(app: NestFastifyApplication): Promise<void> {
  const shared = app.get(SharedCounts);
  const logger = new Logger('Limits');
  sharedCountFailures.inc({ store: shared.store }, 0);
  const onFailure = (error: unknown): void => {
    sharedCountFailures.inc({ store: shared.store });
    logger.warn({ store: shared.store, failure: describeFailure(error) }, 'Requests are counted by this process alone');
  };
  class Counts extends RateCounts {
    constructor() {
      super({ shared, onFailure });
    }
  }
  addUserShares(app, new UserShares({ window: SHARE_WINDOW, shared, onFailure }));
  await app.register(rateLimit, {
    global: false,
    store: Counts,
    hook: 'onRequest',
    keyGenerator: ({ countedUser, routeOptions, ip }: FastifyRequest) =>
      routeOptions.config.signedIn === true && countedUser !== undefined ? `user ${countedUser}` : ip,
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
      'retry-after': true,
    },
    errorResponseBuilder: (_request, { ttl }) => tooMany(ttl),
  });
}

/** @param wait milliseconds until the next request is taken */
const tooMany = (wait: number): AppError =>
  new AppError('too_many_requests', PROBLEM_MESSAGES.too_many_requests, { retryAfter: wait / 1000 });

/** Every request of a signed-in user counts towards one of the user's shares, whatever address it comes from. */
function addUserShares(app: NestFastifyApplication, shares: UserShares): void {
  const tokens = app.get(TokenReader);
  const { userReads, userWrites } = app.get(Config);
  const fastify: FastifyInstance = app.getHttpAdapter().getInstance();
  fastify.decorateRequest('countedUser', undefined);
  fastify.addHook('onRequest', (request, _reply, done) => {
    const token = bearerOf(request);
    const user = token === undefined ? undefined : tokens.subjectOf(token);
    if (user === undefined) {
      done();
      return;
    }
    request.countedUser = user;
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const wait = shares.take(`${reads ? 'reads' : 'writes'} ${user}`, reads ? userReads : userWrites);
    if (wait === 0) done();
    else setTimeout(() => done(tooMany(wait)), refusalPause()).unref();
  });
}
