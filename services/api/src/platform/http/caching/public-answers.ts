import { AsyncResource } from 'node:async_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { TooBusyError } from '../../app-error.js';
import { asPublicRead } from '../../database/public-reads.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The computation this request does for all concurrent requests of the same address. */
    publicFlight: Flight | undefined;
    /** Set where the answer was cached. */
    cachedAnswer: PublicAnswer | undefined;
  }
}

/** A public answer, as sent. */
export interface PublicAnswer {
  body: Buffer;
  etag: string;
  /** `Content-Type` */
  type: string;
}

interface CachedAnswer extends PublicAnswer {
  /** `performance.now()` when it was computed. */
  at: number;
}

/**
 * Why waiting requests get no answer: it failed, or takes too long, so all are refused; it was refused as invalid, so each runs on its own;
 * the request computing it disconnected, so the next one does it.
 */
type Missing = 'failed' | 'refused' | 'left';
type Follow = (answer: PublicAnswer | undefined, why?: Missing) => void;

/** One request that computes an answer, and those that wait for it. */
interface Flight {
  key: string;
  route: string;
  followers: Follow[] | undefined;
  /** Data written after it began may not be in its answer. */
  outdated: boolean;
  timeout: NodeJS.Timeout;
}

/** Bytes of all cached answers. */
const BYTES = 32 * 1024 * 1024;
/** Longer addresses are not cached: no page uses one. */
const KEY_LENGTH = 2048;
/** How long an expired answer is served while the next is computed, in multiples of its lifetime. */
const STALE_TIMES = 5;
/** Milliseconds requests wait for an answer that is being computed; then they are refused. */
const TIMEOUT_MS = 2500;
/** Different answers of one route that are computed, and wait for the database, at a time; more are refused. */
const AT_ONCE = 60;

/**
 * A short cache of public reads, in this process. Requests for one address wait for the one that computes it; of different addresses a
 * route computes only so many at a time and refuses the rest early, with 503 and `Retry-After` (RFC 9110, 15.6.4). Nothing personal is
 * cached: only routes with `@PublicCache`, and only a 200 without a cookie.
 */
export class PublicAnswers {
  private readonly cached = new LRUCache<string, CachedAnswer>({
    maxSize: BYTES,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + 200,
  });
  private readonly flights = new Map<string, Flight>();
  private readonly working = new Map<string, number>();

  /** @param milliseconds an answer is served from the cache; 0 caches nothing and only limits concurrent reads */
  constructor(private readonly milliseconds: number) {}

  /** Clears the cache after a write. Computations under way still answer the requests that wait for them. */
  clear(): void {
    this.cached.clear();
    for (const flight of this.flights.values()) flight.outdated = true;
    this.flights.clear();
  }

  /** Answers from the cache, waits for a computation, or lets the request do it; `done` continues the request. */
  receive(request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void {
    const route = request.routeOptions.url ?? '';
    const key = request.url;
    // A visitor who has just written gets an answer that contains it, which a cached one may not.
    const alone = (request.ownWrites?.position ?? 0n) > 0n;
    if (this.milliseconds === 0 || key.length > KEY_LENGTH || alone)
      return this.begin(request, { key, route, alone }, done);
    const cached = this.cached.get(key);
    const flight = this.flights.get(key);
    const age = cached === undefined ? Infinity : performance.now() - cached.at;
    const lifetime = flight === undefined ? this.milliseconds : this.milliseconds * STALE_TIMES;
    if (cached !== undefined && age < lifetime) return give(request, reply, cached);
    if (flight === undefined) return this.begin(request, { key, route }, done);
    if (flight.followers === undefined) return done(new TooBusyError());
    // Called by the request that computes: the following work belongs to this one.
    const follow: Follow = (answer, why) => {
      if (answer !== undefined) give(request, reply, answer);
      else if (why === 'failed') done(new TooBusyError());
      else if (why === 'refused') this.begin(request, { key, route }, done);
      else this.receive(request, reply, done);
    };
    flight.followers.push(AsyncResource.bind(follow));
  }

  /** Passes a computed answer to the waiting requests, and caches it. */
  settle(request: FastifyRequest, answer: PublicAnswer): void {
    const flight = request.publicFlight;
    if (flight === undefined) return;
    if (!flight.outdated) this.cached.set(flight.key, { ...answer, at: performance.now() });
    this.end(request, flight, (follow) => follow(answer));
  }

  /** A request has ended, with any answer. */
  close(request: FastifyRequest, { raw, statusCode }: FastifyReply): void {
    const flight = request.publicFlight;
    if (flight === undefined) return;
    const answered = statusCode >= 500 ? 'failed' : 'refused';
    this.end(request, flight, (follow) => follow(undefined, raw.writableFinished ? answered : 'left'));
  }

  private begin(
    request: FastifyRequest,
    { key, route, alone = false }: Pick<Flight, 'key' | 'route'> & { alone?: boolean },
    done: (error?: Error) => void,
  ): void {
    const working = this.working.get(route) ?? 0;
    if (working >= AT_ONCE) return done(new TooBusyError());
    this.working.set(route, working + 1);
    const flight: Flight = {
      key,
      route,
      followers: [],
      outdated: this.milliseconds === 0 || alone,
      timeout: setTimeout(() => release(flight, (follow) => follow(undefined, 'failed')), TIMEOUT_MS),
    };
    flight.timeout.unref();
    request.publicFlight = flight;
    if (!flight.outdated) this.flights.set(key, flight);
    asPublicRead(route, done);
  }

  private end(request: FastifyRequest, flight: Flight, notify: (follow: Follow) => void): void {
    request.publicFlight = undefined;
    clearTimeout(flight.timeout);
    this.working.set(flight.route, (this.working.get(flight.route) ?? 1) - 1);
    if (this.flights.get(flight.key) === flight) this.flights.delete(flight.key);
    release(flight, notify);
  }
}

function release(flight: Flight, notify: (follow: Follow) => void): void {
  const { followers = [] } = flight;
  flight.followers = undefined;
  for (const follow of followers) notify(follow);
}

function give(request: FastifyRequest, reply: FastifyReply, answer: PublicAnswer): void {
  request.cachedAnswer = answer;
  void reply.type(answer.type).send(answer.body);
}

/** Whether the answer is the same for everyone: not that of a caller who may get one of their own. */
export function isSharedRead({ routeOptions: { config }, headers }: FastifyRequest): boolean {
  return config.publicSeconds !== undefined && !(config.variesByCaller && headers.authorization !== undefined);
}

/** Installs the cache for every route with `@PublicCache`. */
export function addPublicAnswers(app: FastifyInstance, answers: PublicAnswers): void {
  app.decorateRequest('publicFlight', undefined);
  app.decorateRequest('cachedAnswer', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.method === 'GET' && isSharedRead(request)) answers.receive(request, reply, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    answers.close(request, reply);
    done();
  });
}
