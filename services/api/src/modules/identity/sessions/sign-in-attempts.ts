import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AppError } from '../../../platform/app-error.js';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import { SecurityEventsService } from '../../security-events/index.js';
import { IDENTITY_MESSAGES } from '../messages.js';

/** Wrong passwords before an account is slowed. */
export const FREE_ATTEMPTS = 5;
/** Longest wait between two attempts, in seconds: short, so that guessing cannot lock the owner out. */
export const MAX_WAIT_SECONDS = 60;
/** Milliseconds without a failure after which the count restarts. */
const RESET_AFTER_MS = 15 * 60 * 1000;

/** The key of an account, known or not, without storing its address. */
const accountOf = (email: string): string => createHash('sha256').update(email.toLowerCase()).digest('base64url');

/**
 * Slows guessing of one account's password. An attempt is counted before the password is compared, so a hundred guesses at once count as a
 * hundred; an unknown account is slowed like a known one.
 */
@Injectable()
export class SignInAttempts {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly securityEvents: SecurityEventsService,
  ) {}

  /**
   * @returns how many attempts in a row, counting those that failed
   * @throws AppError `too_many_sign_ins` with the seconds to wait
   */
  async begin(email: string): Promise<number> {
    const now = this.clock.now();
    const account = accountOf(email);
    const expired = new Date(now.getTime() - RESET_AFTER_MS);
    const { rows } = await sql<{ failures: number }>`
      insert into sign_in_attempts as attempt (account, failures, last_at) values (${account}, 1, ${now})
      on conflict (account) do update set
        failures = case when attempt.last_at < ${expired} then 1 else attempt.failures + 1 end,
        last_at = excluded.last_at,
        blocked_until = case when attempt.last_at >= ${expired} and attempt.failures + 1 >= ${FREE_ATTEMPTS}
          then excluded.last_at + least(${MAX_WAIT_SECONDS}, 2 ^ least(attempt.failures + 1 - ${FREE_ATTEMPTS}, 10)) * interval '1 second' end
      where attempt.blocked_until is null or attempt.blocked_until <= excluded.last_at
      returning failures`.execute(this.database.read());
    if (rows[0]) return rows[0].failures;
    const { rows: blocked } = await sql<{ until: string }>`
      select blocked_until as until from sign_in_attempts where account = ${account}`.execute(this.database.read());
    const until = blocked[0] ? new Date(blocked[0].until).getTime() : now.getTime();
    throw new AppError('too_many_sign_ins', IDENTITY_MESSAGES.too_many_sign_ins, {
      retryAfter: Math.max(1, (until - now.getTime()) / 1000),
    });
  }

  /**
   * The password was wrong. The first attempt after which the user has to wait is recorded as a security event, for a known account or not.
   */
  async failed(attempt: number, userId: string | null): Promise<void> {
    if (attempt !== FREE_ATTEMPTS) return;
    await this.database.write((em) =>
      this.securityEvents.record(em, {
        user_id: userId,
        event_type: 'sign_in_slowed',
        details: { attempts: attempt },
      }),
    );
  }

  /** The password was right: the count is reset. */
  async succeed(email: string): Promise<void> {
    await sql`delete from sign_in_attempts where account = ${accountOf(email)}`.execute(this.database.read());
  }
}
