import { createHmac } from 'node:crypto';
import { WEBHOOK_HEADERS, WEBHOOK_WINDOW } from '@ayana/contracts/journey';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { AppError, notFound } from '../../platform/app-error.js';
import { Clock } from '../../platform/clock/clock.js';
import { type EntityManager, within } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/tables.js';
import { sameText } from '../../platform/secrets/same-text.js';
import { INCOMING_MESSAGES as messages } from './messages.js';

const VERSION = 'v1,';

/** The signature of a body, as standardwebhooks.com describes it: of the id, the time in seconds and the bytes. */
export const signatureOf = (secret: string, id: string, seconds: string, body: Uint8Array): string =>
  createHmac('sha256', secret).update(`${id}.${seconds}.`).update(body).digest('base64');

/** Checks that a webhook comes from who has its secret, now, and for the first time. */
@Injectable()
export class WebhookSignatures {
  constructor(private readonly clock: Clock) {}

  /**
   * @param secret null: this webhook is closed, as if it were not there
   * @returns the signature that counts
   * @throws AppError `not_found`, `bad_signature`
   */
  check(secret: string | null, { headers, signedBytes }: FastifyRequest): string {
    if (secret === null) throw notFound();
    const [id, seconds, given] = [WEBHOOK_HEADERS.id, WEBHOOK_HEADERS.timestamp, WEBHOOK_HEADERS.signature].map(
      (name) => String(headers[name] ?? ''),
    );
    if (!id || !seconds || !given || signedBytes === null) throw new AppError('bad_signature', messages.bad_signature);
    const expected = signatureOf(secret, id, seconds, signedBytes);
    // While a secret is changed, a sender signs with both.
    const isSigned = given.split(' ').some((each) => sameText(each, VERSION + expected));
    if (!isSigned || !/^\d{1,12}$/.test(seconds)) throw new AppError('bad_signature', messages.bad_signature);
    if (Math.abs(this.clock.now().getTime() - Number(seconds) * 1000) > WEBHOOK_WINDOW)
      throw new AppError('bad_signature', messages.too_old);
    return expected;
  }

  /** @throws AppError `already_received` */
  async refuseSpent(database: Kysely<Tables>, signature: string): Promise<void> {
    const spent = await database
      .selectFrom('webhook_deliveries')
      .select('signature')
      .where('signature', '=', signature)
      .executeTakeFirst();
    if (spent !== undefined) throw new AppError('already_received', messages.already_received);
  }

  /**
   * Within the transaction of what the request brings: what fails may come again.
   * @throws AppError `already_received` for a signature that was taken before
   */
  async spend(em: EntityManager, signature: string): Promise<void> {
    const spent = await within(em)
      .insertInto('webhook_deliveries')
      .values({ signature, received_at: this.clock.now() })
      .onConflict((conflict) => conflict.column('signature').doNothing())
      .returning('signature')
      .executeTakeFirst();
    if (spent === undefined) throw new AppError('already_received', messages.already_received);
  }
}
