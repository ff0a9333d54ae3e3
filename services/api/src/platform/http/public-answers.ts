import { AsyncResource } from 'node:async_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { TooBusyError } from '../app-error.js';
import { asPublicRead } from '../database/public-reads.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The work this request does for all who ask the same. */
    publicFlight: Flight | undefined;
    /** Set where the answer was kept. */
    keptAnswer: PublicAnswer | undefined;
  }
}

/** An answer that is the same for everybody, as it goes out. */
export interface PublicAnswer {
  body: Buffer;
  etag: string;
  /** `Content-Type` */
  type: string;
}

interface Kept extends PublicAnswer {
  /** `performance.now()` of its making. */
  at: number;
}

/**
 * Why there is no answer for those who wait: it failed, or takes too long, so all are turned away; it was refused as wrong, which
 * each finds out for itself; who worked it out went away, so that the next one does.
 */
type Missing = 'failed' | 'refused' | 'left';
type Follow = (answer: PublicAnswer | undefined, why?: Missing) => void;

/** One request that works an answer out, and those that wait for it. */
interface Flight {
  key: string;
  route: string;
  followers: Follow[] | undefined;
  /** What was written since it began may not be in its answer. */
  outdated: boolean;
  patience: NodeJS.Timeout;
}

/** Bytes of all kept answers. */
const BYTES = 32 * 1024 * 1024;
/** Longer addresses are worked out each time: no page asks by one. */
const KEY_LENGTH = 2048;
/** How long an answer that has run out is given while the next is worked out, in times of its life. */
const STALE_TIMES = 5;
/** Milliseconds others wait for an answer that is being worked out; then they are turned away. */
const PATIENCE = 2500;
/** Different answers of one route that are worked out at a time, and wait for the database; more are turned away. */
const AT_ONCE = 60;

/**
 * Keeps the answers of public reads for a moment, in this process. Requests for the same address wait for one that works it out;
 * of different ones a route takes only so many at a time and turns the rest away early, with 503 and `Retry-After` (RFC 9110,
 * 15.6.4). What is personal never comes here: only routes with `@PublicCache`, only what is answered 200 without a cookie.
 */
export class PublicAnswers {
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: BYTES,
    sizeCalculation: ({ body }, key) => body.length + 2 * key.length + 200,
  });
  private readonly flights = new Map<string, Flight>();
  private readonly working = new Map<string, number>();

  /** @param milliseconds an answer is given without working it out; 0 keeps nothing, and only the number of readers is bounded */
  constructor(private readonly milliseconds: number) {}

  /** Forgets all: something was written. Work under way still answers those who wait for it. */
  forget(): void {
    this.kept.clear();
    for (const flight of this.flights.values()) flight.outdated = true;
    this.flights.clear();
  }

  /** Answers from what is kept, waits with others, or lets the request do the work; `done` goes on with it. */
  receive(request: FastifyRequest, reply: FastifyReply, done: (error?: Error) => void): void {
    const route = request.routeOptions.url ?? '';
    const key = request.url;
    if (this.milliseconds === 0 || key.length > KEY_LENGTH) return this.begin(request, { key, route }, done);
    const kept = this.kept.get(key);
    const flight = this.flights.get(key);
    const age = kept === undefined ? Infinity : performance.now() - kept.at;
    const lifetime = flight === undefined ? this.milliseconds : this.milliseconds * STALE_TIMES;
    if (kept !== undefined && age < lifetime) return give(request, reply, kept);
    if (flight === undefined) return this.begin(request, { key, route }, done);
    if (flight.followers === undefined) return done(new TooBusyError());
    // Called by the request that does the work: what follows belongs to this one.
    const follow: Follow = (answer, why) => {
      if (answer !== undefined) give(request, reply, answer);
      else if (why === 'failed') done(new TooBusyError());
      else if (why === 'refused') this.begin(request, { key, route }, done);
      else this.receive(request, reply, done);
    };
    flight.followers.push(AsyncResource.bind(follow));
  }

  /** Hands a worked-out answer to those who wait for it, and keeps it. */
  settle(request: FastifyRequest, answer: PublicAnswer): void {
    const flight = request.publicFlight;
    if (flight === undefined) return;
    if (!flight.outdated) this.kept.set(flight.key, { ...answer, at: performance.now() });
    this.end(request, flight, (follow) => follow(answer));
  }

  /** A request has ended, whatever its answer. */
  close(request: FastifyRequest, { raw, statusCode }: FastifyReply): void {
    const flight = request.publicFlight;
    if (flight === undefined) return;
    const answered = statusCode >= 500 ? 'failed' : 'refused';
    this.end(request, flight, (follow) => follow(undefined, raw.writableFinished ? answered : 'left'));
  }

  private begin(
    request: FastifyRequest,
    { key, route }: Pick<Flight, 'key' | 'route'>,
    done: (error?: Error) => void,
  ): void {
    const working = this.working.get(route) ?? 0;
    if (working >= AT_ONCE) return done(new TooBusyError());
    this.working.set(route, working + 1);
    const flight: Flight = {
      key,
      route,
      followers: [],
      outdated: this.milliseconds === 0,
      patience: setTimeout(() => release(flight, (follow) => follow(undefined, 'failed')), PATIENCE),
    };
    flight.patience.unref();
    request.publicFlight = flight;
    if (!flight.outdated) this.flights.set(key, flight);
    asPublicRead(route, done);
  }

  private end(request: FastifyRequest, flight: Flight, hand: (follow: Follow) => void): void {
    request.publicFlight = undefined;
    clearTimeout(flight.patience);
    this.working.set(flight.route, (this.working.get(flight.route) ?? 1) - 1);
    if (this.flights.get(flight.key) === flight) this.flights.delete(flight.key);
    release(flight, hand);
  }
}

function release(flight: Flight, hand: (follow: Follow) => void): void {
  const { followers = [] } = flight;
  flight.followers = undefined;
  for (const follow of followers) hand(follow);
}

function give(request: FastifyRequest, reply: FastifyReply, answer: PublicAnswer): void {
  request.keptAnswer = answer;
  void reply.type(answer.type).send(answer.body);
}

/** Sees to every route with `@PublicCache`. */
export function addPublicAnswers(app: FastifyInstance, answers: PublicAnswers): void {
  app.decorateRequest('publicFlight', undefined);
  app.decorateRequest('keptAnswer', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.publicSeconds === undefined || request.method !== 'GET') done();
    else answers.receive(request, reply, done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    answers.close(request, reply);
    done();
  });
}
