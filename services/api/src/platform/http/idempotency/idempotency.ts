import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { AppError, refusedFields } from '../../app-error.js';
import { Clock } from '../../clock/clock.js';
import { Config } from '../../config/config.js';
import { Database, type EntityManager, within } from '../../database/database.js';
import { BodyFingerprints } from './body-fingerprint.js';
import { IdempotencyKey } from './idempotency.entity.js';
import { REFUSAL_MESSAGES } from '../problems/messages.js';

export const IDEMPOTENCY_HEADER = 'idempotency-key';
/** Milliseconds a key is valid. */
export const IDEMPOTENCY_LIFETIME = 24 * 60 * 60 * 1000;
const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Runs a creation at most once per key. The key is a row of the same transaction as what it creates, so both exist or neither; a refused
 * request stores no key; equal requests at once wait for the first one's answer.
 */
@Injectable()
export class Idempotency {
  private readonly fingerprints: BodyFingerprints;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.fingerprints = new BodyFingerprints(config.cookieSecret);
  }

  /**
   * @param reply has the status of the route's successful answer
   * @param work creates the route's rows, within the given transaction
   * @returns the JSON text of the answer, byte for byte the same at every repeat
   * @throws AppError `idempotency_key_reused` when the key belongs to another body
   */
  async run<T extends object>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (em: EntityManager) => Promise<T>,
  ): Promise<string> {
    const key = request.headers[IDEMPOTENCY_HEADER];
    const { keepsPublicReads } = request.routeOptions.config;
    const answer = async (em: EntityManager): Promise<string> => JSON.stringify(await work(em));
    const status = reply.statusCode;
    void reply.type('application/json; charset=utf-8');
    if (key === undefined || key === '') return this.database.write(answer, { keepsPublicReads });
    if (typeof key !== 'string' || !KEY.test(key)) {
      throw refusedFields([{ field: 'Idempotency-Key', message: REFUSAL_MESSAGES.key_refused }]);
    }
    const route = `${request.method} ${request.routeOptions.url ?? ''} ${request.user?.id ?? ''}`.trim();
    const asked = { params: request.params, body: request.body };
    const once = async (em: EntityManager): Promise<string> => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${route} ${key}`}, 0))`.execute(within(em));
      const bound = await em.findOne(IdempotencyKey, { route, key });
      const now = this.clock.now();
      if (bound && bound.created_at.getTime() > now.getTime() - IDEMPOTENCY_LIFETIME) {
        // A body that cannot be compared counts as equal: a form that is sent again must not be lost.
        if (this.fingerprints.compare(bound.body_hash, asked) === 'other')
          throw new AppError('idempotency_key_reused', REFUSAL_MESSAGES.key_reused);
        void reply.status(bound.status);
        return bound.answer;
      }
      const text = await answer(em);
      const body_hash = this.fingerprints.of(asked);
      await em.upsert(IdempotencyKey, { route, key, body_hash, status, answer: text, created_at: now });
      return text;
    };
    return this.database.write(once, { keepsPublicReads });
  }
}
